import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newTestFolder } from './builders/test-folder.ts'

const PROJECT = fileURLToPath(new URL('../', import.meta.url))

/** Calls as a page may write them. */
const RIGHT = [
  `ask('GET /tags')`,
  `ask('DELETE /tags/{id}', { path: { id: 1 } })`,
  `ask('DELETE /tags/{id}', { path: { id: 1 } }, new AbortController().signal)`,
  `ask('GET /users', { query: { size: 20, ordering: '-name', search: undefined } })`,
  `ask('GET /custom-dashboard', { query: { status: 'pending' } })`,
  `ask('PUT /account/avatar', { body: new FormData() })`,
  `ask('POST /tags', { body: { name: 'Zero dose', indicators: [18] } })`,
  `ask('DELETE /tags/{id}', { path: { id: 1 } }).then((answer): string => answer.detail)`,
]

/** Calls that must not compile, and why. */
const WRONG = [
  ['there is no such address', `ask('POST /no/such/path')`],
  ['this address has no such verb', `ask('POST /tags/{id}', { path: { id: 1 } })`],
  ['the address is filled in by the call', `ask('GET /tags/3')`],
  ['the id is missing', `ask('DELETE /tags/{id}')`],
  ['the value has another name', `ask('DELETE /tags/{id}', { path: { tag: 1 } })`],
  ['the call takes no body', `ask('DELETE /tags/{id}', { path: { id: 1 }, body: {} })`],
  ['the body is missing', `ask('POST /tags')`],
  ['a field has the wrong kind', `ask('POST /tags', { body: { name: 1, indicators: [18] } })`],
  ['a file is sent as a form', `ask('PUT /account/avatar', { body: { avatar: '' } })`],
  ['the list has no such filter', `ask('GET /users', { query: { surname: 'x' } })`],
  ['the filter knows no such word', `ask('GET /custom-dashboard', { query: { status: 'done' } })`],
  [
    'the answer is something else',
    `ask('DELETE /tags/{id}', { path: { id: 1 } }).then((answer): number => answer.detail)`,
  ],
  ['reading changes nothing', `change('GET /tags')`],
  ['a page shows what is read', `useAnswer('DELETE /tags/{id}', { path: { id: 1 } })`],
] as const

test('a page can make the calls of the contract, and a wrong one does not compile', async () => {
  const head = [
    `import { ask } from '${PROJECT}web/queries/ask.ts'`,
    `import { change } from '${PROJECT}web/queries/change.ts'`,
    `import { useAnswer } from '${PROJECT}web/queries/use-answer.ts'`,
    `export const calls = [`,
  ]
  const calls = [...RIGHT, ...WRONG.map(([, call]) => call)]
  const folder = newTestFolder()
  await writeFile(
    join(folder, 'calls.ts'),
    [...head, ...calls.map((call) => `() => ${call},`), ']'].join('\n'),
  )
  await writeFile(join(folder, 'tsconfig.json'), settings())
  const refused = await refusedLines(folder)
  const first = head.length + 1 + RIGHT.length
  const reasons = WRONG.map(([reason], index) => [reason, refused.has(first + index)])
  expect(reasons).toEqual(WRONG.map(([reason]) => [reason, true]))
  expect([...refused].filter((line) => line < first)).toEqual([])
})

function settings(): string {
  return JSON.stringify({
    extends: `${PROJECT}tsconfig.json`,
    compilerOptions: { types: [`${PROJECT}node_modules/vite/client.d.ts`] },
    include: [],
    files: ['calls.ts', `${PROJECT}web/language/bundled-texts.d.ts`],
  })
}

/** Lines of the text that the compiler refuses. Mistakes elsewhere would be in the message of the failure. */
async function refusedLines(folder: string): Promise<ReadonlySet<number>> {
  const compiler = `${PROJECT}node_modules/typescript/bin/tsc`
  const { stdout } = await promisify(execFile)(process.execPath, [
    compiler,
    '-p',
    folder,
    '--pretty',
    'false',
    // Each thread would work out the contract's types for itself.
    '--singleThreaded',
  ]).catch((failure: { readonly stdout: string }) => failure)
  const places = stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)
  return new Set([...places].map(([, file, line]) => (file?.endsWith('calls.ts') ? Number(line) : -1)))
}
