import { readCoordinates, COORDINATE_COLUMNS } from './coordinate-cells.ts'
import { type Flag, FLAGS, isFlag } from '#domain/observation/flag.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import { type PeriodCode, periodCode } from '#domain/period/period.ts'
import { whyNoWeek } from '#contract/listing/no-week.ts'
import { refuseAhead, refuseImpossible } from './bounded-cells.ts'
import type { KnownIds } from './known-ids.ts'
import type { Columns } from './read-rows.ts'
import type { Row } from './row.ts'

/** The columns of a file of figures, as docs/data/import.md describes them. */
export const OBSERVATION_COLUMNS: Columns = {
  required: ['indicator', 'datasource', 'location', 'period', 'value'],
  optional: [
    'lower',
    'upper',
    'interval_level',
    'numerator',
    'denominator',
    'sample_size',
    'flag',
    ...COORDINATE_COLUMNS,
  ],
}

/** The columns that say more of a figure than its value. */
const FURTHER_COLUMNS = OBSERVATION_COLUMNS.optional

const NO_FLAGS: readonly Flag[] = []

const MOST_CASES = 2 ** 31 - 1

/** Most periods of most files are years, which are looked up in a tenth of the time that it takes to read them. */
const YEARS: ReadonlyMap<string, PeriodCode> = new Map(
  Array.from({ length: 200 }, (_, index) => [String(1901 + index), (1901 + index) * 1000]),
)

/** Indicator, source, place and period of a row; what cannot be read is noted on the row. */
export function readKey(row: Row, known: KnownIds): PointKey {
  const period = YEARS.get(row.text('period')) ?? periodCode(row.text('period'))
  if (period === null) {
    row.refuse(
      'period',
      `"${row.text('period')}" is not a period${whyNoWeek(row.text('period'))}. Write 2018, 2024-03 for a month, 2024-W40 for a week or 2024-Q2 for a quarter.`,
    )
  }
  const key = {
    indicator: row.id('indicator', known.indicators, 'indicator'),
    source: row.id('datasource', known.sources, 'data source'),
    location: row.id('location', known.locations, 'location'),
    period: period ?? 0,
  }
  if (period !== null) refuseAhead(row, key, known)
  return key
}

/** The value and the interval around it; 0 stands for a value that was refused. */
export function readValue(
  row: Row,
  key: PointKey,
  known: KnownIds,
): Pick<Point, 'value' | 'lower' | 'upper'> {
  const value = row.number('value')
  if (row.text('value') === '') {
    row.refuse('value', 'The value is missing. Leave the row out: what is not measured is a gap.')
  }
  const lower = row.number('lower')
  const upper = row.number('upper')
  const kind = known.indicators.get(key.indicator)
  for (const [column, number] of [
    ['value', value],
    ['lower', lower],
    ['upper', upper],
  ] as const) {
    refuseImpossible(row, column, number, kind)
  }
  if (lower !== null && value !== null && lower > value) {
    row.refuse('lower', `The lower bound ${lower} is above the value ${value}.`)
  }
  if (upper !== null && value !== null && upper < value) {
    row.refuse('upper', `The upper bound ${upper} is below the value ${value}.`)
  }
  if ((row.text('lower') === '') !== (row.text('upper') === '')) {
    row.refuse(row.text('lower') === '' ? 'lower' : 'upper', 'An interval needs both of its bounds.')
  }
  return { value: value ?? 0, lower, upper }
}

/** The level of an interval, 90 or 95; null without one. */
export function readLevel(row: Row, lower: number | null): number | null {
  const text = row.text('interval_level')
  if (lower === null) {
    if (text !== '') row.refuse('interval_level', 'There is a level, but no interval.')
    return null
  }
  if (text !== '90' && text !== '95') {
    row.refuse('interval_level', `"${text}" is not the level of an interval. Write 90 or 95.`)
  }
  return Number(text)
}

function readFlags(row: Row): Flag[] {
  const words = row.list('flag')
  for (const word of words.filter((flag) => !isFlag(flag))) row.refuse('flag', `There is no flag "${word}".`)
  return FLAGS.filter((flag) => words.includes(flag))
}

/** A part of a figure: a count, or an amount where the figure is one. */
function readPart(row: Row, column: string, { indicator }: PointKey, known: KnownIds): number | null {
  const part = row.number(column)
  refuseImpossible(row, column, part, known.indicators.get(indicator) === 'money' ? 'money' : 'count')
  return part
}

function warnOfShare(row: Row, point: Point, known: KnownIds): void {
  if (known.indicators.get(point.indicator) !== 'percent') return
  if (point.value > 100 && !point.flags.includes('over_100')) {
    row.warn('value', `The percentage ${point.value} is above 100 without the flag over_100.`)
  }
  if (point.numerator !== null && point.denominator !== null && point.numerator > point.denominator) {
    row.warn('numerator', `The numerator ${point.numerator} is above the denominator ${point.denominator}.`)
  }
}

/** A figure from a row, its flags in the order of the list of flags; null when the row was refused. */
export function readObservation(row: Row, known: KnownIds): Point | null {
  const key = readKey(row, known)
  const { indicator, source, location, period } = key
  const { value, lower, upper } = readValue(row, key, known)
  const says = row.hasAny(FURTHER_COLUMNS)
  const point: Point = {
    indicator,
    source,
    location,
    period,
    value,
    lower,
    upper,
    intervalLevel: says ? readLevel(row, lower) : null,
    numerator: says ? readPart(row, 'numerator', key, known) : null,
    denominator: says ? readPart(row, 'denominator', key, known) : null,
    sampleSize: says ? row.whole('sample_size', 1, MOST_CASES) : null,
    flags: says ? readFlags(row) : NO_FLAGS,
    citation: null,
    coordinates: says ? readCoordinates(row, key, known) : NO_COORDINATES,
  }
  if (row.problems.length > 0) return null
  warnOfShare(row, point, known)
  return point
}
