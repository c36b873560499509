import { noIntervalOf } from '#domain/reference/no-interval.ts'
import type { FigureRow, GapRow, RowKey } from '#charts/figure.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, shortFigure } from '#domain/message/value.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { SortColumn } from './sort-rows.ts'

/** A row of the table: a figure, or a place without one. */
export type TableRow = FigureRow | GapRow

/** The subject of the row. */
export function keyOf(row: TableRow): RowKey {
  return 'point' in row ? row.point : row.key
}

function pointOf(row: TableRow): Point | null {
  return 'point' in row ? row.point : null
}

/** The numbers beside a value that have a column of their own: all but those of its interval. */
const isOwnColumn = (
  column: (typeof NUMBER_COLUMNS)[number],
): column is Exclude<typeof column, { readonly unit: 'bound' | 'confidence' }> =>
  column.unit !== 'bound' && column.unit !== 'confidence'

const OWN_COLUMNS = NUMBER_COLUMNS.filter(isOwnColumn)
type NumberColumn = (typeof OWN_COLUMNS)[number]

type ColumnName =
  | 'source'
  | 'class'
  | 'indicator'
  | 'location'
  | 'group'
  | 'period'
  | 'born'
  | 'value'
  | 'interval'
  | NumberColumn['name']
  | 'reliability'
  | 'notes'

/** The language and the reference data for the text of cells. */
interface Writing {
  readonly reference: ReferenceData
  readonly language: Language
}

/** A column of the table behind a figure. */
export interface TableColumn extends SortColumn<TableRow> {
  readonly name: ColumnName
  readonly numeric: boolean
  /** Whether its texts are long enough to need several lines. */
  readonly wraps?: boolean
  /** The text of the cell, as on the plot. */
  text(row: TableRow): string
  /** Why the cell is empty; null where it is not. */
  why(row: TableRow): Value | null
}

/** The columns that tell the rows apart, then the value, and what else is published about some of them. */
export function tableColumns(rows: readonly TableRow[], writing: Writing): readonly TableColumn[] {
  const words = wordColumns(writing.language).filter((column, index) => index === 0 || differs(rows, column))
  const place = rows.some((row) => row.location !== rows[0]?.location)
  const leads = ({ name }: TableColumn) => Number(name === 'location')
  const leading = place ? words.toSorted((a, b) => leads(b) - leads(a)) : words
  const value: TableColumn = {
    name: 'value',
    numeric: true,
    text: (row) => ('point' in row ? written(row.point.value, asPublished, row, writing) : row.gap.short),
    why: (row) => ('point' in row ? null : row.gap.long),
    order: (row) => pointOf(row)?.value ?? null,
  }
  return [...leading, value, ...measureColumns(rows, writing)]
}

function wordColumn(
  name: ColumnName,
  text: (row: TableRow) => string,
  order = text as TableColumn['order'],
): TableColumn {
  return { name, numeric: false, text, why: () => null, order }
}

function wordColumns({ text }: Language): readonly TableColumn[] {
  const all = text(message('table.all'))
  return [
    wordColumn('source', (row) => row.source),
    wordColumn('class', (row) => text(message('chart.class', { class: row.classification }))),
    { ...wordColumn('indicator', (row) => row.indicator), wraps: true },
    wordColumn('location', (row) => row.location),
    wordColumn('group', (row) => row.group?.name ?? all),
    wordColumn(
      'period',
      (row) => row.period || NONE,
      (row) => keyOf(row).period,
    ),
    wordColumn('born', (row) => row.born ?? NONE),
  ]
}

function differs(rows: readonly TableRow[], column: TableColumn): boolean {
  if (column.name === 'period') return true
  const [first] = rows
  return first !== undefined && rows.some((row) => column.text(row) !== column.text(first))
}

function measureColumns(rows: readonly TableRow[], writing: Writing): TableColumn[] {
  const without = ({ point }: FigureRow) => noIntervalOf(writing.reference, point)
  const columns: TableColumn[] = [
    {
      ...publishedColumn('interval', (row) => intervalText(row, writing), without),
      why: (row) => whyNoInterval(row, without),
      order: (row) => pointOf(row)?.lower ?? null,
    },
    ...OWN_COLUMNS.map((column) => numberColumn(column, writing)),
    wordColumn('reliability', (row) => reliabilityText(row, writing)),
    {
      ...wordColumn('notes', (row) => ('point' in row ? row.notes.join('; ') : row.gap.long)),
      wraps: true,
    },
  ]
  return columns.filter((column) => rows.some((row) => column.text(row) !== '' && column.text(row) !== NONE))
}

const NONE = '–'

/** The class of reliability of a figure below states, in a word. */
function reliabilityText(row: TableRow, { language }: Writing): string {
  const known = 'point' in row ? row.reliability : undefined
  return known ? language.text(message('table.reliability-class', { class: known })) : NONE
}

function whyNoInterval(row: TableRow, without: (row: FigureRow) => Message): Value | null {
  if (!('point' in row)) return row.gap.long
  if (interval(row.point)) return null
  return row.noInterval?.long ?? without(row)
}

/** A column of what publishers say about some of their figures; `without` says that one says nothing. */
function publishedColumn(
  name: ColumnName,
  text: (row: FigureRow) => string,
  without: (row: FigureRow) => Message,
): Omit<TableColumn, 'order'> {
  const shown = (row: TableRow) => ('point' in row ? text(row) : NONE)
  return {
    name,
    numeric: true,
    text: shown,
    why: (row) => {
      if (shown(row) !== NONE) return null
      return 'point' in row ? without(row) : row.gap.long
    },
  }
}

function numberColumn({ field, name, unit }: NumberColumn, writing: Writing): TableColumn {
  const without = ({ source }: FigureRow) => message('gap.no-part', { source, part: name })
  const text = (row: FigureRow) => {
    const number = row.point[field]
    if (number === null) return NONE
    const whole = Number.isInteger(number) ? 0 : 1
    const digits = unit === 'spread' ? writing.reference.indicators.get(row.point.indicator)?.decimals : whole
    return writing.language.text(decimal(number, digits ?? 1))
  }
  return { ...publishedColumn(name, text, without), order: (row) => pointOf(row)?.[field] ?? null }
}

function intervalText(row: FigureRow, writing: Writing): string {
  const published = interval(row.point)
  if (!published) return row.noInterval?.short ?? NONE
  const { lower, upper, level } = published
  const bound = (value: number) => written(value, boundsAsPublished, row, writing)
  return writing.language.text(
    message('table.range', { lower: bound(lower), upper: bound(upper), level: decimal(level, 0) }),
  )
}

/** A number of a row in the digits with which it was published. */
function written(
  value: number,
  digits: typeof asPublished | typeof boundsAsPublished,
  { point }: FigureRow,
  { reference, language }: Writing,
): string {
  const indicator = reference.indicators.get(point.indicator)
  return indicator ? language.text(shortFigure(value, digits(point, indicator))) : String(value)
}
