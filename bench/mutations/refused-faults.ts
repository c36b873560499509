import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PROJECT, type SourceFile } from '#tests/architecture/source-files.ts'
import type { PlacedFault } from './faults.ts'

const OUTSIDE = /^(node_modules|var|dist|docs|\..*)$/
/** Beside the project: what lies inside it would be one of its files. */
const COPY = join(tmpdir(), `msdat-types-${createHash('sha256').update(PROJECT).digest('hex').slice(0, 8)}`)

/** The faults that the compiler refuses in their own file: nobody can send them, so that no test need find them. */
export function refusedFaults(
  faults: readonly PlacedFault[],
  files: readonly SourceFile[],
): ReadonlySet<PlacedFault> {
  copyProject()
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  const refused = new Set<PlacedFault>()
  // A file holds one fault at a time.
  for (let left = faults; left.length > 0; ) {
    const now = [...new Map(left.map((fault) => [fault.path, fault])).values()]
    for (const { path, start, end, after } of now) {
      const text = textOf.get(path) ?? ''
      writeFileSync(join(COPY, path), text.slice(0, start) + after + text.slice(end))
    }
    const wrong = filesWithErrors()
    for (const fault of now) if (wrong.has(fault.path)) refused.add(fault)
    for (const { path } of now) writeFileSync(join(COPY, path), textOf.get(path) ?? '')
    left = left.filter((fault) => !now.includes(fault))
  }
  return refused
}

/** The compiler begins where it ended the last time. */
function copyProject(): void {
  cpSync(PROJECT, COPY, {
    recursive: true,
    filter: (from) => {
      const [first = '', ...rest] = relative(PROJECT, from).split('/')
      return (
        !OUTSIDE.test(first) && (!/\.[a-z]+$/.test(rest.at(-1) ?? '') || /\.(tsx?|m?js|json|css)$/.test(from))
      )
    },
  })
  const modules = join(COPY, 'node_modules')
  if (!existsSync(modules)) symlinkSync(join(PROJECT, 'node_modules'), modules)
}

function filesWithErrors(): ReadonlySet<string> {
  const words = [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--pretty',
    'false',
    '--tsBuildInfoFile',
    'built',
  ]
  // Several checkers repeat each other's work, and the cores have other tests to run.
  words.push('--checkers', '1')
  const { stdout } = spawnSync(process.execPath, words, { cwd: COPY, encoding: 'utf8' })
  return new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, path = '']) => path))
}
