import { type Coordinates, coordinatesKey, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { copyLine, inChunks } from './copy-lines.ts'
import { columnNames, type TemporaryTable } from './temporary-table.ts'

interface Stored extends Coordinates {
  readonly id: number
}

/** The columns of the store, each with its type. */
export const COORDINATE_TYPES = {
  id: 'int',
  reference_start: 'int',
  reference_end: 'int',
  birth_cohort: 'smallint',
  evidence: 'text[]',
  edition: 'text',
  superseded_by: 'smallint',
} as const
export type CoordinateName = keyof typeof COORDINATE_TYPES

const COLUMNS = `id, reference_start as "referenceStart", reference_end as "referenceEnd",
  birth_cohort as "birthCohort", evidence, edition, superseded_by as "supersededBy"`

/** Where those lie that the store has not got yet. */
export interface StagedCoordinates {
  readonly coordinates: TemporaryTable<CoordinateName>
}

/** The ids under which coordinates are stored: figures about the same share one row. */
export interface CoordinateIds {
  /** Null for a figure of which nothing is known but its period. */
  idOf(coordinates: Coordinates): number | null
  /** Lays those that are not in the store yet in staging, from where publishing takes them. */
  stageNew(staged: StagedCoordinates): Promise<void>
}

/** The ids in the store, and those that new coordinates will have: in the order in which they are asked for. */
export async function openCoordinateIds(transaction: Transaction): Promise<CoordinateIds> {
  const stored = await transaction.query<Stored>(`select ${COLUMNS} from coordinates order by id`)
  const ids = new Map(stored.map((row) => [coordinatesKey(row), row.id]))
  const nothing = coordinatesKey(NO_COORDINATES)
  let last = stored.at(-1)?.id ?? 0
  const lines: string[] = []
  return {
    idOf(coordinates) {
      if (coordinates === NO_COORDINATES) return null
      const key = coordinatesKey(coordinates)
      if (key === nothing) return null
      const known = ids.get(key)
      if (known !== undefined) return known
      last += 1
      ids.set(key, last)
      const { referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy } = coordinates
      lines.push(copyLine([last, referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy]))
      return last
    },
    async stageNew({ coordinates }) {
      await transaction.copy(coordinates.name, columnNames(coordinates), inChunks(lines))
      lines.length = 0
    },
  }
}

/** Coordinates by their ids. */
export async function readCoordinates(
  database: SqlRunner,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Coordinates>> {
  if (ids.size === 0) return new Map()
  const rows = await database.query<Stored>(`select ${COLUMNS} from coordinates where id = any($1::int[])`, [
    [...ids],
  ])
  return new Map(rows.map(({ id, ...coordinates }) => [id, coordinates]))
}

/** Everything that figures are about, by its id; with what a change brings and has not published yet. */
export async function everyCoordinates(
  runner: SqlRunner,
  changes: StagedCoordinates | null,
): Promise<ReadonlyMap<number, Coordinates>> {
  const tables = ['coordinates', ...(changes ? [changes.coordinates.name] : [])]
  const rows = await runner.query<Stored>(
    tables.map((table) => `select ${COLUMNS} from ${table}`).join(' union all '),
  )
  return new Map(rows.map(({ id, ...coordinates }) => [id, coordinates]))
}
