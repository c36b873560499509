import { csvRecords, UnreadableCsv } from '#server/dataset/csv-records.ts'
import type { Findings } from '#server/dataset/finding.ts'
import { GROUP_COLUMNS, isGroupHeader, readGroup } from '#server/dataset/group-row.ts'
import { type KnownIds, knownIdsIn } from '#server/dataset/known-ids.ts'
import { OBSERVATION_COLUMNS, readObservation } from '#server/dataset/observation-row.ts'
import { type DataFile, headerNames, readRows } from '#server/dataset/read-rows.ts'
import type { Row } from '#server/dataset/row.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type CoordinateIds, openCoordinateIds } from '#server/release/coordinate-ids.ts'
import { dropRepeated, repeatedKeys } from '#server/release/repeated-keys.ts'
import { createStaging, groupLine, pointLine, stageGroups, stagePoints } from '#server/release/staging.ts'

/** How many repeated keys are listed; all are counted. */
const LISTED = 10_000

/** Progress is told every so many rows. */
const TOLD_EVERY = 100_000

/** The column names of a file; none when it is empty or cannot be read, which is noted when its rows are. */
async function columnsOf(file: DataFile): Promise<string[]> {
  try {
    for await (const record of csvRecords(file.path)) return headerNames(record)
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
  }
  return []
}

/** What the reading of files needs besides them. */
export interface Reading {
  readonly problems: Findings
  readonly warnings: Findings
  /** Is given a line when a step begins, and now and then during a long one. */
  readonly progress: (line: string) => void
}

/** What the store knows that rows may name. */
interface Known {
  readonly known: KnownIds
  readonly coordinates: CoordinateIds
}

async function* pointLines(
  file: DataFile,
  index: number,
  { known, coordinates }: Known,
  { problems, warnings }: Reading,
) {
  const read = (row: Row) => readObservation(row, known)
  for await (const { line, content } of readRows(file, OBSERVATION_COLUMNS, read, problems, warnings)) {
    yield pointLine(content, coordinates.idOf(content.coordinates), { file: index, line })
  }
}

async function* groupLines(file: DataFile, index: number, { known }: Known, { problems, warnings }: Reading) {
  const read = (row: Row) => readGroup(row, known)
  for await (const { line, content } of readRows(file, GROUP_COLUMNS, read, problems, warnings)) {
    yield groupLine(content, { file: index, line })
  }
}

/** Passes lines on and tells every so often how many there were. */
async function* told(
  lines: AsyncIterable<string>,
  file: DataFile,
  progress: Reading['progress'],
): AsyncGenerator<string> {
  let count = 0
  progress(`Reading ${file.name}`)
  for await (const line of lines) {
    count += 1
    if (count % TOLD_EVERY === 0) progress(`Reading ${file.name}: ${count.toLocaleString('en-GB')} rows`)
    yield line
  }
}

async function refuseRepeated(
  transaction: Transaction,
  files: readonly DataFile[],
  problems: Findings,
): Promise<number> {
  let unlisted = 0
  for (const table of ['staged_point', 'staged_group'] as const) {
    const { count, first } = await repeatedKeys(transaction, table, LISTED)
    for (const { first: earlier, again } of first) {
      const message = `The same figure is already in line ${earlier.line} of ${files[earlier.file]?.name}.`
      problems.add({ file: files[again.file]?.name ?? '', line: again.line, column: '', message })
    }
    unlisted += count - first.length
    if (count > 0) await dropRepeated(transaction, table)
  }
  return unlisted
}

/**
 * Lays the rows of the files in staging; what a file holds is seen from its header. Rows that cannot be used are noted in
 * `problems`, those worth a look in `warnings`. Memory stays bounded, whatever the size of the files.
 *
 * Returns how many refused rows are not in `problems`, because the list of repeated ones is too long.
 */
export async function stageFiles(
  transaction: Transaction,
  files: readonly DataFile[],
  reading: Reading,
): Promise<number> {
  await createStaging(transaction)
  const known: Known = {
    known: await knownIdsIn(transaction),
    coordinates: await openCoordinateIds(transaction),
  }
  for (const [index, file] of files.entries()) {
    const isGroups = isGroupHeader(await columnsOf(file))
    const lines = isGroups ? groupLines(file, index, known, reading) : pointLines(file, index, known, reading)
    const stage = isGroups ? stageGroups : stagePoints
    await stage(transaction, told(lines, file, reading.progress))
  }
  await known.coordinates.stageNew()
  return refuseRepeated(transaction, files, reading.problems)
}
