import type { PointKey } from '#domain/observation/point.ts'
import type { Findings } from '#server/dataset/finding.ts'
import { GROUP_COLUMNS, readGroup } from '#server/dataset/group-row.ts'
import { OBSERVATION_COLUMNS, readObservation } from '#server/dataset/observation-row.ts'
import { readRows } from '#server/dataset/read-rows.ts'
import { csvFiles, dataFile } from '#server/dataset/reference/read-reference.ts'
import type { ReferenceTables } from '#server/dataset/reference/reference-tables.ts'
import { openCoordinateIds } from '#server/release/coordinate-ids.ts'
import { repeatedKeys } from '#server/release/repeated-keys.ts'
import { groupLine, pointLine, type Staged, stageGroups, stagePoints } from '#server/release/staging.ts'

/** How many repeated keys are told. */
const TOLD = 100

/** A line of progress is told for so many files. */
const FILES_A_LINE = 7

/** The data that a data set's files of figures need while they are read. */
export interface FigureReading {
  readonly folder: string
  readonly tables: ReferenceTables
  /** Ids of its citations in the store, in their order. */
  readonly citationIds: readonly number[]
  readonly problems: Findings
  readonly warnings: Findings
  readonly progress: (line: string) => void
}

const keyOf = ({ indicator, source, period, location }: PointKey) =>
  `${indicator} ${source} ${period} ${location}`

/** Key of a figure → id of the publication that it was read in. */
function citationIds({
  tables: { citations },
  citationIds: ids,
}: FigureReading): ReadonlyMap<string, number> {
  return new Map(
    citations.flatMap(({ content: citation }, index) =>
      citation.locations.map((location) => [keyOf({ ...citation, location }), ids[index] ?? 0] as const),
    ),
  )
}

/** Lays the figures of every source in staging. Returns the files with their counts of rows. */
async function stageObservations(staged: Staged, reading: FigureReading): Promise<Map<string, number>> {
  const { folder, tables, problems, warnings, progress } = reading
  const citations = citationIds(reading)
  const coordinates = await openCoordinateIds(staged.transaction)
  const counts = new Map<string, number>()
  const files = tables.sources.flatMap(({ content: { id, name, files: own } }) =>
    own.map((file) => ({ id, name, file })),
  )
  for (const [index, { id, name, file }] of files.entries()) {
    if (index % FILES_A_LINE === 0) progress(`Loading figures: file ${index + 1} of ${files.length}`)
    const rows = readRows(
      dataFile(folder, file),
      OBSERVATION_COLUMNS,
      (row) => {
        const point = readObservation(row, tables.known)
        if (point !== null && point.source !== id) {
          row.refuse('datasource', `This file is for the figures of ${name}, id ${id}.`)
        }
        return point
      },
      problems,
      warnings,
    )
    async function* lines() {
      for await (const batch of rows) {
        for (const { line, content } of batch) {
          const citation = citations.get(keyOf(content)) ?? null
          const about = coordinates.idOf(content.coordinates)
          yield pointLine({ ...content, citation }, about, { file: index, line })
        }
      }
    }
    counts.set(file, await stagePoints(staged, lines()))
  }
  await coordinates.stageNew(staged)
  await noteRepeated(
    staged,
    'points',
    files.map(({ file }) => file),
    problems,
  )
  return counts
}

/** Lays the figures of groups in staging. Returns the files with their counts of rows. */
async function stageDisaggregated(staged: Staged, reading: FigureReading): Promise<Map<string, number>> {
  const { folder, tables, problems, warnings, progress } = reading
  const counts = new Map<string, number>()
  const files = csvFiles(folder, 'disaggregated')
  if (files.length > 0) progress('Loading figures by sex, age, residence and wealth')
  for (const [index, file] of files.entries()) {
    const read = (row: Parameters<typeof readGroup>[0]) => readGroup(row, tables.known)
    const rows = readRows(dataFile(folder, file), GROUP_COLUMNS, read, problems, warnings)
    async function* lines() {
      for await (const batch of rows) {
        for (const { line, content } of batch) yield groupLine(content, { file: index, line })
      }
    }
    counts.set(file, await stageGroups(staged, lines()))
  }
  await noteRepeated(staged, 'groups', files, problems)
  return counts
}

async function noteRepeated(
  staged: Staged,
  kind: 'points' | 'groups',
  files: readonly string[],
  problems: Findings,
): Promise<void> {
  const { first } = await repeatedKeys(staged, kind, TOLD)
  for (const { first: earlier, again } of first) {
    const message = `The same figure is already in line ${earlier.line} of ${files[earlier.file]}.`
    problems.add({ file: files[again.file] ?? '', line: again.line, column: '', message })
  }
}

/** Lays all figures of a data set in staging. Returns every file with its count of rows. */
export async function stageFigures(
  staged: Staged,
  reading: FigureReading,
): Promise<ReadonlyMap<string, number>> {
  const observations = await stageObservations(staged, reading)
  const groups = await stageDisaggregated(staged, reading)
  return new Map([...observations, ...groups])
}
