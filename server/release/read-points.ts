import type { Level } from '#domain/location/location.ts'
import { isFlag } from '#domain/observation/flag.ts'
import { KEY_COLUMNS, NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readCoordinates } from './coordinate-ids.ts'
import { asRows, type RowReader } from './row-reader.ts'
import { notedFigures } from './stored-columns.ts'

interface StoredFigure extends Omit<Point, 'flags' | 'coordinates' | 'isWholeNumber'> {
  readonly flags: readonly string[] | null
  readonly coordinates: number | null
}

/** The columns of a figure in the store, by the field of a point. */
const COLUMNS = {
  ...Object.fromEntries([...KEY_COLUMNS, ...NUMBERS_BESIDE].map(({ field, name }) => [field, name])),
  value: 'value',
  flags: 'flags',
  coordinates: 'coordinates',
} as Readonly<Record<keyof StoredFigure, string>>

/** The points to read. Ids that do not exist find nothing. */
export interface PointSelection {
  readonly indicators: readonly number[]
  /** Absent: every source that measures one of the indicators. */
  readonly sources?: readonly number[]
  /** Absent: every location of `levels`. */
  readonly locations?: readonly number[]
  /** Levels of the locations; looked at only when `locations` is absent. Absent: nation, zones and states. */
  readonly levels?: readonly Level[] | 'every'
  /** Only years, or only months, weeks and quarters; absent: all. */
  readonly periods?: 'years' | 'parts'
}

const OF_PERIODS = { years: 'and period % 1000 = 0', parts: 'and period % 1000 > 0' } as const

const WIDE_LEVELS: readonly Level[] = [1, 2, 3]

/**
 * Points as of a release, with bounds, parts and what is said about them; in no particular order.
 *
 * Sources and locations are always named to the store, so that the covering index finds each row directly; every place of a
 * source is what lies there beside each other.
 */
export async function readPoints(
  database: SqlRunner,
  release: number,
  { indicators, sources, locations, levels = WIDE_LEVELS, periods }: PointSelection,
  read: RowReader = asRows,
): Promise<Point[]> {
  const places = locations ?? (levels === 'every' ? null : levels)
  const parameters = [indicators, release, sources ?? indicators, ...(places ? [places] : [])]
  const source = 'select m.datasource from datasource_specific_indicator m where m.indicator = any($3::int[])'
  const location = 'select l.id from location l where l.level = any($4::int[])'
  const rows = `observation o where indicator = any($1::int[])
    and datasource = any(${sources ? '$3::int[]' : `array(${source})`})
    ${places ? `and location = any(${locations ? '$4::int[]' : `array(${location})`})` : ''}
    and ${isThen('o')} ${periods ? OF_PERIODS[periods] : ''}`
  const figures = await read<StoredFigure>(database, {
    columns: COLUMNS,
    rest: `from (${notedFigures(rows, isThen)}) figure`,
    parameters,
  })
  const about = await readCoordinates(
    database,
    new Set(figures.flatMap(({ coordinates }) => coordinates ?? [])),
  )
  return figures.map((figure) => ({
    ...figure,
    flags: figure.flags?.filter(isFlag) ?? [],
    coordinates: about.get(figure.coordinates ?? 0) ?? NO_COORDINATES,
  }))
}

/** True for a row of the release that the second parameter names. */
const isThen = (row: string) => `${row}.release_added <= $2::int and ${row}.release_removed > $2::int`
