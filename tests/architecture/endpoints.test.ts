import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { PROJECT, readSourceFiles } from './source-files.ts'

const contract = readSourceFiles(['contract']).filter(({ path }) => !path.includes('.test.'))
const server = readSourceFiles(['server']).filter(({ path }) => !path.includes('.test.'))

const isEndpoint = (found: unknown): found is Endpoint =>
  typeof found === 'object' && found !== null && 'permission' in found && 'path' in found

interface Described {
  readonly file: string
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every call that a file of the contract exports by name. */
async function describedCalls(): Promise<Described[]> {
  const found: Described[] = []
  for (const { path: file } of contract) {
    const module: Record<string, unknown> = await import(join(PROJECT, file))
    for (const [name, value] of Object.entries(module)) {
      if (isEndpoint(value)) found.push({ file, name, endpoint: value })
    }
  }
  return found
}

/** Whether a file of the server imports a call by its name. `knip` tells whether its exports are used. */
const isServed = ({ file, name }: Described) => {
  const taken = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#${file}'`)
  return server.some(({ imports, text }) => imports.includes(file) && taken.test(text))
}

test('every call that the contract describes is in its list', async () => {
  const listed = new Set<unknown>(ENDPOINTS)
  const forgotten = (await describedCalls())
    .filter(({ endpoint }) => !listed.has(endpoint))
    .map(
      ({ file, name }) =>
        `${file} describes ${name}, which ENDPOINTS does not have. Add the file to contract/endpoints.ts: until then the call is in no document, and nobody looks at its permission.`,
    )
  expect(forgotten).toEqual([])
})

test('every call of the list is served', async () => {
  const forgotten = (await describedCalls())
    .filter((described) => !isServed(described))
    .map(
      ({ file, name }) =>
        `${name} of ${file} is served by nobody. Call serve(app, ${name}, …) in a folder of server/features/, and that file's function in server/app.ts.`,
    )
  expect(forgotten).toEqual([])
})

test('calls are described in the contract alone', () => {
  const elsewhere = server
    .filter(({ text }) => /\bendpoint\(\{/.test(text))
    .map(
      ({ path }) =>
        `${path} describes a call. Move the description to contract/, where documents, web and tests find it.`,
    )
  expect(elsewhere).toEqual([])
})
