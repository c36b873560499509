import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { type Flag, isFlag } from '#domain/observation/flag.ts'
import { emptyTable, fillNumbers, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { FigureLists, ListColumn } from '#server/release/figure-lists.ts'

/** Coordinates by the ids under which the store has them. */
export type KnownCoordinates = ReadonlyMap<number, Coordinates>

type Numbers = readonly (number | null)[]

/** A list as PostgreSQL writes it; empty where the column says nothing. */
function numbersIn({ lists }: FigureLists, column: ListColumn): Numbers {
  const list = lists[column]
  if (list === undefined) return []
  const numbers = list.slice(1, -1)
  return JSON.parse(`[${numbers.includes('N') ? numbers.replaceAll('NULL', 'null') : numbers}]`)
}

const KEY_AND_VALUE = [
  ['source', 'datasource'],
  ['location', 'location'],
  ['period', 'period'],
  ['value', 'value'],
] as const

/**
 * The figures of lists, in their order. Without what was published in them: the audit asks for no citation. Those that a change
 * takes away, which have no value, are in none of the rows.
 */
export function listedTable(figures: FigureLists, about: KnownCoordinates): ObservationTable {
  const values = numbersIn(figures, 'value')
  const rows = placesOf(values)
  const table = emptyTable(rows.length)
  table.indicator.fill(figures.indicator)
  for (const [field, name] of KEY_AND_VALUE) {
    const numbers = field === 'value' ? values : numbersIn(figures, name)
    const column = table[field]
    for (let row = 0; row < rows.length; row++) column[row] = numbers[rows[row] ?? 0] ?? 0
  }
  for (const { field, name } of NUMBER_COLUMNS) {
    const numbers = numbersIn(figures, name)
    if (numbers.length > 0) fillNumbers(table, field, (row) => numbers[rows[row] ?? 0])
  }
  const { flags } = figures.lists
  return {
    ...table,
    flags: flags === undefined ? table.flags : flagsIn(flags, rows),
    coordinates: coordinatesIn(numbersIn(figures, 'coordinates'), rows, about) ?? table.coordinates,
  }
}

/** Where in lists the figures stand that have a value. */
function placesOf(values: Numbers): Int32Array {
  const places = new Int32Array(values.length)
  let count = 0
  for (let at = 0; at < values.length; at++) if (values[at] !== null) places[count++] = at
  return places.subarray(0, count)
}

/** The keys of all figures of lists, without the indicator: `source,place,period`. */
export function listedKeys(figures: FigureLists): ReadonlySet<string> {
  const [source, location, period] = [
    numbersIn(figures, 'datasource'),
    numbersIn(figures, 'location'),
    numbersIn(figures, 'period'),
  ]
  return new Set(source.map((id, at) => `${id},${location[at]},${period[at]}`))
}

function flagsIn(text: string, rows: Int32Array): (readonly Flag[])[] {
  const none: readonly Flag[] = []
  const all = text.split(',')
  return Array.from(rows, (at) => (all[at] ? all[at].split(' ').filter(isFlag) : none))
}

/** null where nothing is said of any figure. */
function coordinatesIn(ids: Numbers, rows: Int32Array, about: KnownCoordinates): Coordinates[] | null {
  if (ids.length === 0) return null
  return Array.from(rows, (at) => about.get(ids[at] ?? 0) ?? NO_COORDINATES)
}
