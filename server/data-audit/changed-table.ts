import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { type Flag, isFlag } from '#domain/observation/flag.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { ChangedColumn, ChangedColumns } from '#server/release/changed-columns.ts'

/** Coordinates by the ids under which the store has them. */
export type KnownCoordinates = ReadonlyMap<number, Coordinates>

type Numbers = readonly (number | null)[]

/** A list as PostgreSQL writes it; empty where the column says nothing. */
function numbersIn({ lists }: ChangedColumns, column: ChangedColumn): Numbers {
  const list = lists[column]
  return list === undefined ? [] : JSON.parse(`[${list.slice(1, -1).replaceAll('NULL', 'null')}]`)
}

/** The columns of a table that hold numbers, with those of the changes. */
const NUMBERS = [
  ['source', 'datasource'],
  ['location', 'location'],
  ['period', 'period'],
  ['value', 'value'],
  ['lower', 'lower'],
  ['upper', 'upper'],
  ['numerator', 'numerator'],
  ['denominator', 'denominator'],
  ['intervalLevel', 'interval_level'],
  ['sampleSize', 'sample_size'],
] as const

/**
 * The figures that a change says, in their order. Without what was published in them: the audit asks for no citation. Those that it
 * takes away are in none of the rows.
 */
export function changedTable(changes: ChangedColumns, about: KnownCoordinates): ObservationTable {
  const values = numbersIn(changes, 'value')
  const said = values.flatMap((value, at) => (value === null ? [] : [at]))
  const table = emptyTable(said.length)
  table.indicator.fill(changes.indicator)
  for (const [column, name] of NUMBERS) fill(table[column], said, numbersIn(changes, name))
  return {
    ...table,
    flags: changes.lists.flags === undefined ? table.flags : flagsIn(changes.lists.flags, said),
    coordinates: coordinatesIn(numbersIn(changes, 'coordinates'), said, about) ?? table.coordinates,
  }
}

/** The keys of everything that a change is about, without the indicator: `source,place,period`. */
export function changedKeys(changes: ChangedColumns): ReadonlySet<string> {
  const [source, location, period] = [
    numbersIn(changes, 'datasource'),
    numbersIn(changes, 'location'),
    numbersIn(changes, 'period'),
  ]
  return new Set(source.map((id, at) => `${id},${location[at]},${period[at]}`))
}

function fill(column: ObservationTable[(typeof NUMBERS)[number][0]], rows: readonly number[], all: Numbers) {
  if (all.length === 0) return
  for (const [row, at] of rows.entries()) {
    const number = all[at]
    if (number !== null && number !== undefined) column[row] = number
  }
}

function flagsIn(text: string, rows: readonly number[]): (readonly Flag[])[] {
  const none: readonly Flag[] = []
  const all = text.split(',')
  return rows.map((at) => (all[at] ? all[at].split(' ').filter(isFlag) : none))
}

/** null where nothing is said of any figure. */
function coordinatesIn(ids: Numbers, rows: readonly number[], about: KnownCoordinates): Coordinates[] | null {
  if (ids.length === 0) return null
  return rows.map((at) => about.get(ids[at] ?? 0) ?? NO_COORDINATES)
}
