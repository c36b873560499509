import { NUMBER_COLUMNS, type NumberField, type NumberUnit } from '#domain/observation/columns.ts'
import { FILE_COLUMNS, type FileColumn, WITHDRAWN } from '#domain/observation/import-file.ts'
import { type Flag, FLAGS, isFlag } from '#domain/observation/flag.ts'
import { blankPoint, INTERVAL_LEVELS, type Point, type PointKey } from '#domain/observation/point.ts'
import { type PeriodCode, periodCode } from '#domain/period/period.ts'
import { whyNoWeek } from '#contract/listing/no-week.ts'
import { readCoordinates } from './coordinate-cells.ts'
import { refuseAhead, refuseImpossible } from './bounded-cells.ts'
import { ID_LIMITS, type KnownIds } from './known-ids.ts'
import type { Columns } from './read-rows.ts'
import type { Row } from './row.ts'

const namesOf = (columns: readonly FileColumn[]) => columns.map(({ name }) => name)

/** The columns of a file of figures, as docs/data/import.md describes them. */
export const OBSERVATION_COLUMNS: Columns = {
  required: namesOf(FILE_COLUMNS.filter(({ need }) => need === 'needed')),
  optional: namesOf(FILE_COLUMNS.filter(({ need }) => need !== 'needed')),
}

/** The columns that say more of a figure than its value. */
const FURTHER_COLUMNS = OBSERVATION_COLUMNS.optional

const MOST_CASES = 2 ** 31 - 1

/** Most periods of most files are years, which are looked up in a tenth of the time that it takes to read them. */
const YEARS: ReadonlyMap<string, PeriodCode> = new Map(
  Array.from({ length: 200 }, (_, index) => [String(1901 + index), (1901 + index) * 1000]),
)

/** Indicator, source, place and period of a row; an unreadable cell is noted on the row. */
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
  refuseUnfit(row, key)
  return key
}

/** The reference tables may hold ids that figures cannot be named with: an id of a figure is made of them. */
function refuseUnfit(row: Row, { indicator, source, location }: PointKey): void {
  for (const [column, id, limit] of [
    ['indicator', indicator, ID_LIMITS.indicator],
    ['datasource', source, ID_LIMITS.source],
    ['location', location, ID_LIMITS.location],
  ] as const) {
    if (id >= limit)
      row.refuse(column, `Figures can have ids up to ${limit - 1} here, and ${id} is above that.`)
  }
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

/** The level of an interval, 80, 90 or 95; null without one. */
export function readLevel(row: Row, lower: number | null): number | null {
  const text = row.text('interval_level')
  if (lower === null) {
    if (text !== '') row.refuse('interval_level', 'There is a level, but no interval.')
    return null
  }
  if (!INTERVAL_LEVELS.some((level) => text === String(level))) {
    row.refuse('interval_level', `"${text}" is not the level of an interval. Write 80, 90 or 95.`)
  }
  return Number(text)
}

function readFlags(row: Row): Flag[] {
  const words = row.list('flag')
  for (const word of words.filter((flag) => !isFlag(flag))) row.refuse('flag', `There is no flag "${word}".`)
  return FLAGS.filter((flag) => words.includes(flag))
}

/** The data that a number beside a value is read with. */
interface Beside {
  readonly key: PointKey
  readonly known: KnownIds
  readonly lower: number | null
}

type ReadNumber = (row: Row, column: string, beside: Beside) => number | null

/** The readers of the numbers beside a value, by their units; bounds are read with the value. */
const READ: Readonly<Record<Exclude<NumberUnit, 'bound'>, ReadNumber>> = {
  confidence: (row, _, { lower }) => readLevel(row, lower),
  cases: (row, column) => row.whole(column, 1, MOST_CASES),
  spread: (row, column) => {
    const spread = row.number(column)
    if (spread !== null && spread <= 0) row.refuse(column, `The standard error ${spread} is not above zero.`)
    return spread
  },
  part: (row, column, { key, known }) => {
    const part = row.number(column)
    refuseImpossible(row, column, part, known.indicators.get(key.indicator) === 'money' ? 'money' : 'count')
    return part
  },
}

/** The fields of a row beside the value and its bounds. */
function readBeside(row: Row, beside: Beside): Partial<Point> {
  const numbers: { -readonly [Field in NumberField]?: number | null } = {}
  for (const { field, name, unit } of NUMBER_COLUMNS) {
    if (unit !== 'bound') numbers[field] = READ[unit](row, name, beside)
  }
  const { key, known } = beside
  return { ...numbers, flags: readFlags(row), coordinates: readCoordinates(row, key, known) }
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

/** A row by which a published figure is taken back: a key and nothing else. */
export interface Withdrawal extends PointKey {
  readonly value: null
}

/** As `readObservation`, of a file that may also take figures back. */
export function readImported(row: Row, known: KnownIds): Point | Withdrawal | null {
  if (row.text('value') !== WITHDRAWN) return readObservation(row, known)
  const key = readKey(row, known)
  const further = ['lower', 'upper', ...FURTHER_COLUMNS].find((column) => row.text(column) !== '')
  if (further !== undefined)
    row.refuse(further, 'A figure that is withdrawn has nothing beside it. Leave the cell empty.')
  return row.problems.length > 0 ? null : { ...key, value: null }
}

/** A figure from a row, its flags in the order of the list of flags; null when the row was refused. */
export function readObservation(row: Row, known: KnownIds): Point | null {
  const key = readKey(row, known)
  const value = readValue(row, key, known)
  const point = blankPoint()
  point.indicator = key.indicator
  point.source = key.source
  point.location = key.location
  point.period = key.period
  point.value = value.value
  point.lower = value.lower
  point.upper = value.upper
  if (row.hasAny(FURTHER_COLUMNS)) {
    Object.assign(point, readBeside(row, { key, known, lower: value.lower }))
  }
  if (row.problems.length > 0) return null
  warnOfShare(row, point, known)
  return point
}
