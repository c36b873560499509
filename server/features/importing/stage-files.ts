import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import type { Findings } from '#server/dataset/finding.ts'
import { Fractions } from '#server/dataset/fractions.ts'
import { GroupNames } from '#server/dataset/group-names.ts'
import { GROUP_COLUMNS, isGroupHeader, readGroup } from '#server/dataset/group-row.ts'
import { idsOfCatalogue, type KnownIds, knownIdsIn } from '#server/dataset/known-ids.ts'
import { OBSERVATION_COLUMNS, readImported, type Withdrawal } from '#server/dataset/observation-row.ts'
import { columnsOf, type DataFile, type Placed, type ReadRow, readRows } from '#server/dataset/read-rows.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type CoordinateIds, openCoordinateIds } from '#server/release/coordinate-ids.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import { dropRepeated, repeatedKeys } from '#server/release/repeated-keys.ts'
import {
  createStaging,
  groupLine,
  pointLine,
  type Staged,
  stageGroups,
  stagePoints,
  withdrawalLine,
} from '#server/release/staging.ts'
import type { EntryRights } from './may-enter.ts'

/** How many repeated keys are listed; all are counted. */
const LISTED = 10_000

/** Progress is told every so many rows. */
const TOLD_EVERY = 100_000

/** The data that the reading of files needs besides them. */
export interface Reading {
  readonly problems: Findings
  readonly warnings: Findings
  /** Is given a line when a step begins, and now and then during a long one. */
  readonly progress: (line: string) => void
  /** Of whoever sends the files. */
  readonly rights: EntryRights
}

/** The ids in the store that rows may name. */
interface Known {
  readonly known: KnownIds
  readonly coordinates: CoordinateIds
}

/** The data with which the rows of a file are laid in staging. */
interface Staging {
  readonly known: Known
  readonly reading: Reading
}

/** Reads a row, and refuses it where its figure is not for whoever sends it. */
const entered =
  <Content extends PointKey>(read: ReadRow<Content>, rights: EntryRights): ReadRow<Content> =>
  (row) => {
    const content = read(row)
    if (content !== null) rights.check(row, content)
    return content
  }

/** The staging lines of the rows that were read, batch by batch; tells every so often how many there were. */
async function* linesOf<Content>(
  batches: AsyncIterable<readonly Placed<Content>[]>,
  lineOf: (content: Content, line: number) => string,
  tell: (rows: number) => void,
): AsyncGenerator<string> {
  let count = 0
  for await (const rows of batches) {
    let text = ''
    for (const { line, content } of rows) text += lineOf(content, line)
    const before = count
    count += rows.length
    const told = count - (count % TOLD_EVERY)
    if (told > before) tell(told)
    yield text
  }
}

/** The groups that published figures have. */
function publishedGroups(transaction: Transaction) {
  return transaction.query<Pick<GroupFigure, 'dimension' | 'category'>>(
    `select distinct dimension, category from disaggregated where release_removed = ${NOT_REMOVED}`,
  )
}

/** Lays the rows of one file in staging. True where it is of figures, and has no column beside the value. */
async function stageFile(
  staged: Staged,
  file: DataFile,
  index: number,
  { known: { known, coordinates }, reading: { problems, warnings, progress, rights } }: Staging,
): Promise<boolean> {
  progress(`Reading ${file.name}`)
  const tell = (rows: number) => progress(`Reading ${file.name}: ${rows.toLocaleString('en-GB')} rows`)
  const fractions = new Fractions(known)
  const columns = await columnsOf(file)
  if (isGroupHeader(columns)) {
    const read = entered((row) => readGroup(row, known), rights)
    const groups = readRows(file, GROUP_COLUMNS, read, problems, warnings)
    const names = new GroupNames(await publishedGroups(staged.transaction))
    const lineOf = (group: GroupFigure, line: number) => {
      fractions.see(group, line)
      names.see(group, line)
      return groupLine(group, { file: index, line })
    }
    await stageGroups(staged, linesOf(groups, lineOf, tell))
    fractions.warn(file.name, warnings)
    names.warn(file.name, warnings)
    return false
  }
  const read = entered((row) => readImported(row, known), rights)
  const points = readRows(file, OBSERVATION_COLUMNS, read, problems, warnings)
  const lineOf = (point: Point | Withdrawal, line: number) => {
    if (point.value === null) return withdrawalLine(point, { file: index, line })
    fractions.see(point, line)
    return pointLine(point, coordinates.idOf(point.coordinates), { file: index, line })
  }
  await stagePoints(staged, linesOf(points, lineOf, tell))
  fractions.warn(file.name, warnings)
  return !OBSERVATION_COLUMNS.optional.some((name) => columns.includes(name))
}

async function refuseRepeated(
  staged: Staged,
  files: readonly DataFile[],
  problems: Findings,
): Promise<number> {
  let unlisted = 0
  for (const kind of ['points', 'groups'] as const) {
    const { count, first } = await repeatedKeys(staged, kind, LISTED)
    for (const { first: earlier, again } of first) {
      const message = `The same figure is already in line ${earlier.line} of ${files[earlier.file]?.name}.`
      problems.add({ file: files[again.file]?.name ?? '', line: again.line, column: '', message })
    }
    unlisted += count - first.length
    if (count > 0) await dropRepeated(staged, kind)
  }
  return unlisted
}

/** Rows of files in staging. */
interface StagedFiles {
  readonly staged: Staged
  /** How many refused rows are not among the problems, because the list of repeated ones is too long. */
  readonly unlisted: number
  /** The numbers of the files of figures that have no column beside the value. */
  readonly bare: readonly number[]
}

/**
 * Lays the rows of the files in staging; a file's header shows its content. Rows that cannot be used are
 * noted in `problems`, those worth a look in `warnings`. Memory stays bounded, whatever the size of the
 * files.
 */
export async function stageFiles(
  transaction: Transaction,
  files: readonly DataFile[],
  reading: Reading,
): Promise<StagedFiles> {
  const staged = await createStaging(transaction)
  const { reference } = await releaseWords(transaction, await currentRelease(transaction))
  const known: Known = {
    known: idsOfCatalogue(await knownIdsIn(transaction), reference),
    coordinates: await openCoordinateIds(transaction),
  }
  const bare: number[] = []
  for (const [index, file] of files.entries())
    if (await stageFile(staged, file, index, { known, reading })) bare.push(index)
  await known.coordinates.stageNew(staged)
  return { staged, unlisted: await refuseRepeated(staged, files, reading.problems), bare }
}
