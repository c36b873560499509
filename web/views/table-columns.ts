import type { FigureRow } from '#charts/figure.ts'
import { formatWithUnit, formatNumber } from '#domain/number/format.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { interval } from '#domain/observation/point.ts'

import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** A column of the table behind a figure. */
export interface TableColumn {
  readonly name: string
  readonly numeric: boolean
  /** Whether its texts are long enough to need several lines. */
  readonly wraps?: boolean
  /** What the cell says, as on the plot. */
  text(row: FigureRow): string
  /** What the column is sorted by; null sorts last. */
  order(row: FigureRow): number | string | null
}

/** The columns that tell the rows apart, then the value, and what else is published about some of them. */
export function tableColumns(rows: readonly FigureRow[], reference: ReferenceData): readonly TableColumn[] {
  const words = WORD_COLUMNS.filter((column, index) => index === 0 || differs(rows, column))
  const place = rows.some((row) => row.location !== rows[0]?.location)
  const leading = place ? words.toSorted((a, b) => Number(b === LOCATION) - Number(a === LOCATION)) : words
  const value: TableColumn = {
    name: 'Value',
    numeric: true,
    text: (row) => formatted(row, row.point.value, reference),
    order: (row) => row.point.value,
  }
  return [...leading, value, ...measureColumns(rows, reference)]
}

/** Rows in the order of a column; equal ones keep their order, gaps come last either way. */
export function sortRows(
  rows: readonly FigureRow[],
  column: TableColumn,
  down: boolean,
): readonly FigureRow[] {
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
  text: (row: FigureRow) => string,
  order = text as TableColumn['order'],
): TableColumn {
  return { name, numeric: false, text, order }
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
    (row) => row.point.period,
  ),
]

function differs(rows: readonly FigureRow[], column: TableColumn): boolean {
  if (column.name === 'Period') return true
  const [first] = rows
  return first !== undefined && rows.some((row) => column.text(row) !== column.text(first))
}

function measureColumns(rows: readonly FigureRow[], reference: ReferenceData): TableColumn[] {
  const columns: TableColumn[] = [
    {
      name: 'Interval',
      numeric: true,
      text: (row) => intervalText(row, reference),
      order: (row) => row.point.lower,
    },
    countColumn('Numerator', (row) => row.point.numerator),
    countColumn('Denominator', (row) => row.point.denominator),
    countColumn('Sample', (row) => row.point.sampleSize),
    {
      ...wordColumn('Notes', (row) => row.point.flags.map((flag) => FLAGS[flag]).join('; ')),
      wraps: true,
    },
  ]
  return columns.filter((column) => rows.some((row) => column.text(row) !== '' && column.text(row) !== NONE))
}

const NONE = '–'

function countColumn(name: string, count: (row: FigureRow) => number | null): TableColumn {
  const text = (row: FigureRow) => {
    const number = count(row)
    return number === null ? NONE : formatNumber(number, Number.isInteger(number) ? 0 : 1)
  }
  return { name, numeric: true, text, order: count }
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
