import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '#tests/architecture/source-files.ts'
import { coveringTests } from './covering-tests.ts'
import type { PlacedFault } from './faults.ts'
import { isPassed } from './run-rings.ts'
import { markOf, SEEN_FOLDER } from './token-marks.ts'

/**
 * Finds the tests that run a token, the nearest first, by the notes of a run without a fault: those in the folder, or of a run now. What
 * runs when its file is loaded is run by every test that imports the file. Throws where a test fails without a fault, which would find everything.
 */
export async function testsRunning(
  files: readonly SourceFile[],
  folder: string,
): Promise<(fault: PlacedFault) => readonly string[]> {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length === 0 && !(await isPassed([], { [SEEN_FOLDER]: folder })))
    throw new Error('A test of these rings fails without a fault: mend it first.')
  const seen = new Map<string, Set<string>>()
  for (const name of readdirSync(folder)) {
    const note: { test: string; seen: string[] } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    for (const mark of note.seen) seen.set(mark, (seen.get(mark) ?? new Set()).add(note.test))
  }
  const importing = coveringTests(files)
  return (fault) => {
    const tests = importing(fault.path)
    const running = seen.get(markOf(fault)) ?? new Set()
    if (fault.whole === null) return tests
    return [
      ...tests.filter((test) => running.has(test)),
      ...[...running].filter((test) => !tests.includes(test)),
    ]
  }
}
