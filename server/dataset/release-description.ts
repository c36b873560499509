import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Findings } from './finding.ts'

const DESCRIPTION = z.object({
  version: z.string(),
  /** ISO-8601 UTC. A constant of the data set, so that every machine makes the same first release. */
  published_at: z.iso.datetime(),
  note: z.string(),
  /** File → its count of rows without the header, which shows a file that was cut off. */
  rows: z.record(z.string(), z.number().int()),
})

/** The description of a data set in `release.json`. */
export type ReleaseDescription = z.infer<typeof DESCRIPTION>

const NAME = 'release.json'

/** Reads `release.json`; null when it cannot be used, which is noted. */
export function readDescription(folder: string, problems: Findings): ReleaseDescription | null {
  const refuse = (message: string) => problems.add({ file: NAME, line: 0, column: '', message })
  try {
    const read = DESCRIPTION.safeParse(JSON.parse(readFileSync(join(folder, NAME), 'utf8')))
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) refuse(`${path.join('.')}: ${message}.`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
  return null
}

/** Notes the files that have not as many rows as `release.json` says. Files with refused rows are not counted twice. */
export function checkRowCounts(
  description: ReleaseDescription,
  counts: ReadonlyMap<string, number>,
  problems: Findings,
): void {
  if (problems.total > 0) return
  for (const file of new Set([...Object.keys(description.rows), ...counts.keys()])) {
    const expected = description.rows[file] ?? 0
    const found = counts.get(file) ?? 0
    if (expected === found) continue
    const message = `The file has ${found} rows, but ${NAME} says ${expected}.`
    problems.add({ file, line: 0, column: '', message })
  }
}
