import type { FigureRow, GapRow } from '#charts/figure.ts'
import { formatWithUnit, formatNumber } from '#domain/number/format.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { interval, type Point, type PointKey } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** A row of the table: a figure, or a place without one. */
export type TableRow = FigureRow | GapRow

/** What the row is about. */
export function keyOf(row: TableRow): PointKey {
  return 'point' in row ? row.point : row.key
}

function pointOf(row: TableRow): Point | null {
  return 'point' in row ? row.point : null
}

/** A column of the table behind a figure. */
export interface TableColumn {
  readonly name: string
  readonly numeric: boolean
  /** Whether its texts are long enough to need several lines. */
  readonly wraps?: boolean
  /** What the cell says, as on the plot. */
  text(row: TableRow): string
  /** Why the cell is empty; null where it is not. */
  why(row: TableRow): Value | null
  /** What the column is sorted by; null sorts last. */
  order(row: TableRow): number | string | null
}

/** The columns that tell the rows apart, then the value, and what else is published about some of them. */
export function tableColumns(rows: readonly TableRow[], reference: ReferenceData): readonly TableColumn[] {
  const words = WORD_COLUMNS.filter((column, index) => index === 0 || differs(rows, column))
  const place = rows.some((row) => row.location !== rows[0]?.location)
  const leading = place ? words.toSorted((a, b) => Number(b === LOCATION) - Number(a === LOCATION)) : words
  const value: TableColumn = {
    name: 'Value',
    numeric: true,
    text: (row) => ('point' in row ? formatted(row, row.point.value, reference) : row.gap.short),
    why: (row) => ('point' in row ? null : row.gap.long),
    order: (row) => pointOf(row)?.value ?? null,
  }
  return [...leading, value, ...measureColumns(rows, reference)]
}

/** Rows in the order of a column; equal ones keep their order, gaps come last either way. */
export function sortRows(rows: readonly TableRow[], column: TableColumn, down: boolean): readonly TableRow[] {
  const sign = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [column.order(a), column.order(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    return sign * String(left).localeCompare(String(right), 'en', { numeric: true })
  })
}

function wordColumn(
  name: string,
  text: (row: TableRow) => string,
  order = text as TableColumn['order'],
): TableColumn {
  return { name, numeric: false, text, why: () => null, order }
}

const LOCATION = wordColumn('Location', (row) => row.location)
const WORD_COLUMNS: readonly TableColumn[] = [
  wordColumn('Source', (row) => row.source),
  wordColumn('Class', (row) => row.classification),
  { ...wordColumn('Indicator', (row) => row.indicator), wraps: true },
  LOCATION,
  wordColumn('Group', (row) => row.group?.name ?? 'All'),
  wordColumn(
    'Period',
    (row) => row.period,
    (row) => keyOf(row).period,
  ),
]

function differs(rows: readonly TableRow[], column: TableColumn): boolean {
  if (column.name === 'Period') return true
  const [first] = rows
  return first !== undefined && rows.some((row) => column.text(row) !== column.text(first))
}

function measureColumns(rows: readonly TableRow[], reference: ReferenceData): TableColumn[] {
  const part = (part: 'numerator' | 'denominator' | 'sample') => (source: Value) =>
    message('gap.no-part', { source, part })
  const columns: TableColumn[] = [
    {
      ...publishedColumn('Interval', (row) => intervalText(row, reference), noInterval),
      order: (row) => pointOf(row)?.lower ?? null,
    },
    countColumn('Numerator', (point) => point.numerator, part('numerator')),
    countColumn('Denominator', (point) => point.denominator, part('denominator')),
    countColumn('Sample', (point) => point.sampleSize, part('sample')),
    {
      ...wordColumn('Notes', (row) => ('point' in row ? row.notes.join('; ') : row.gap.long)),
      wraps: true,
    },
  ]
  return columns.filter((column) => rows.some((row) => column.text(row) !== '' && column.text(row) !== NONE))
}

const NONE = '–'

function noInterval(source: Value): Message {
  return message('gap.no-interval', { source })
}

/** A column of what publishers say about some of their figures; `without` says that one says nothing. */
function publishedColumn(
  name: string,
  text: (row: FigureRow) => string,
  without: (source: Value) => Message,
): Omit<TableColumn, 'order'> {
  const shown = (row: TableRow) => ('point' in row ? text(row) : NONE)
  return {
    name,
    numeric: true,
    text: shown,
    why: (row) => {
      if (shown(row) !== NONE) return null
      return 'point' in row ? without(row.source) : row.gap.long
    },
  }
}

function countColumn(
  name: string,
  count: (point: Point) => number | null,
  without: (source: Value) => Message,
): TableColumn {
  const text = ({ point }: FigureRow) => {
    const number = count(point)
    return number === null ? NONE : formatNumber(number, Number.isInteger(number) ? 0 : 1)
  }
  const order = (row: TableRow) => ('point' in row ? count(row.point) : null)
  return { ...publishedColumn(name, text, without), order }
}

function intervalText(row: FigureRow, reference: ReferenceData): string {
  const published = interval(row.point)
  if (!published) return NONE
  const { lower, upper, level } = published
  return `${formatted(row, lower, reference)} to ${formatted(row, upper, reference)} (${level}%)`
}

function formatted(row: FigureRow, value: number, reference: ReferenceData): string {
  const indicator = reference.indicators.get(row.point.indicator)
  return indicator ? formatWithUnit(value, indicator) : String(value)
}
