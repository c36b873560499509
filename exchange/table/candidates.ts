import { type Message, message } from '#domain/message/message.ts'
import type { Candidate, Group, Named, PlaceNamed, ReadPeriod } from '#exchange/reading/candidate.ts'
import { type Cell, columnLetters, type GridRow, textOf } from '#exchange/reading/cell.ts'
import type { Companions } from '#exchange/reading/source-file.ts'
import { kindOfPlace } from '#exchange/places/kind-of-place.ts'
import { isAlwaysGroup, isTotal } from '#exchange/values/category.ts'
import { besideValue, type CellValue, cellValue, type NumberStyle } from '#exchange/values/number.ts'
import { isPartOfYear, readPeriod } from '#exchange/values/period.ts'
import { partIn, periodIn } from './period-in.ts'
import type { GroupColumn, Layout, Measure } from './layout.ts'
import type { Table } from './table.ts'

/** The figures of a table, one for each cell of figures, in the order of its rows. */
export function* candidatesOf(table: Table, file: string, companions: Companions): Generator<Candidate> {
  const { layout } = table
  const defining = definingColumns(table)
  const style: NumberStyle = { ...table.style, missing: companions.missing }
  const kind = placeKindOf(table)
  for (const row of table.rows) {
    const named = namesIn(row, layout, kind, companions)
    const groups = layout.groups.flatMap((column) =>
      defining.has(column.category) ? [] : groupIn(row, column, table.heads, companions),
    )
    for (const measure of layout.measures) {
      yield candidateIn(row, measure, { table, file, named, groups, style, companions })
    }
  }
}

/** The kind of place that the head of the column of places says. */
function placeKindOf({ layout, heads }: Table): Pick<PlaceNamed, 'kind'> {
  const { name } = layout.place
  const kind = name === null ? null : kindOfPlace((heads[name] ?? '').split(' – ').at(-1) ?? '')
  return kind === null ? {} : { kind }
}

interface RowNames {
  readonly indicator: Named
  readonly place: Candidate['place']
  readonly period: ReadPeriod
  readonly unit: string
  readonly source: string
}

interface Around {
  readonly table: Table
  readonly file: string
  readonly named: RowNames
  readonly groups: readonly Group[]
  readonly style: NumberStyle
  readonly companions: Companions
}

function cellOf(row: GridRow, column: number | null | undefined): Cell {
  return column === null || column === undefined ? '' : (row.cells[column] ?? '')
}

/** A number beside the value; null where the table has none. */
function besideOf(row: GridRow, column: number | undefined, style: NumberStyle): number | null {
  return column === undefined ? null : besideValue(row.cells[column], style)
}

function joined(row: GridRow, columns: readonly number[], sign: string): string {
  return columns.map((column) => textOf(cellOf(row, column))).join(columns.length > 1 ? sign : '')
}

function namesIn(
  row: GridRow,
  layout: Layout,
  kind: Pick<PlaceNamed, 'kind'>,
  { names }: Companions,
): RowNames {
  const { constants } = layout
  const code = joined(row, layout.indicator.code, '.')
  const name = joined(row, layout.indicator.name, ' | ')
  const placeCode = textOf(cellOf(row, layout.place.code))
  const placeName = textOf(cellOf(row, layout.place.name)).replace(/^\.+/, '')
  const isPlaced = layout.place.code !== null || layout.place.name !== null
  const place = isPlaced
    ? { code: placeCode, name: placeName, ...kind }
    : (constants.place ?? { code: '', name: '' })
  return {
    indicator:
      code === '' && name === ''
        ? (constants.indicator ?? { code: '', name: '' })
        : { code, name: name === '' ? (names.get(code) ?? '') : name },
    place: {
      ...place,
      name: place.name !== '' ? place.name : (names.get(place.code) ?? ''),
      within: textOf(cellOf(row, layout.place.within)) || (constants.within ?? ''),
    },
    period: periodIn(row, layout),
    unit: textOf(cellOf(row, layout.unit)) || (constants.unit ?? ''),
    source: textOf(cellOf(row, layout.source)),
  }
}

/** The group of a row in one column; none for everybody. */
function groupIn(
  row: GridRow,
  column: GroupColumn,
  heads: readonly string[],
  { names }: Companions,
): Group[] {
  const category = textOf(cellOf(row, column.category))
  const label = textOf(cellOf(row, column.label)) || (names.get(category) ?? category)
  const isWhole = isTotal(category) || (label !== category && isTotal(label))
  if (category === '' || (isWhole && !column.namesWhole)) return []
  const dimension =
    typeof column.dimension === 'string' ? column.dimension : textOf(cellOf(row, column.dimension))
  const named = dimension === '' ? (heads[column.category] ?? '') : dimension
  return [{ dimension: names.get(named) ?? named, category, label, ...(isWhole && { isWhole }) }]
}

/**
 * Columns of groups that say what an indicator is: each indicator has one category there and no total. Sex, residence and wealth
 * never are: figures of women alone are those of a group.
 */
function definingColumns({ layout, rows, heads }: Table): ReadonlySet<number> {
  const defining = new Set<number>()
  for (const { category, dimension, mayDefine } of layout.groups) {
    const name = typeof dimension === 'string' ? dimension : ''
    if (!mayDefine || isAlwaysGroup(name === '' ? (heads[category] ?? '') : name)) continue
    const found = new Map<string, string>()
    const isOne = rows.every((row) => {
      const text = textOf(cellOf(row, category))
      const indicator = joined(
        row,
        layout.indicator.code.length > 0 ? layout.indicator.code : layout.indicator.name,
        '|',
      )
      const before = found.get(indicator)
      found.set(indicator, text)
      return before === undefined || before === text
    })
    if (isOne) defining.add(category)
  }
  return defining
}

function candidateIn(row: GridRow, measure: Measure, around: Around): Candidate {
  const { table, named, style } = around
  const cell = cellOf(row, measure.value)
  const read = cellValue(cell, style)
  const inCell = read.kind === 'number' ? read.interval : undefined
  const bounds = inCell ?? [besideOf(row, measure.lower, style), besideOf(row, measure.upper, style)]
  const hasInterval = bounds[0] !== null && bounds[1] !== null
  return {
    kind: read.kind === 'text' ? 'refused' : read.kind === 'gap' ? 'gap' : 'number',
    at: {
      file: around.file,
      sheet: table.sheet,
      row: row.line,
      column: table.hasFields ? (table.heads[measure.value] ?? '') : columnLetters(measure.value),
    },
    text: textOf(cell),
    indicator: indicatorOf(measure, named.indicator, table.layout.constants.indicator),
    place:
      measure.place === undefined
        ? named.place
        : { code: '', name: measure.place, within: named.place.within },
    period: periodOf(measure.period, named.period),
    value: read.kind === 'number' ? read.value : null,
    lower: bounds[0] ?? null,
    upper: bounds[1] ?? null,
    level: hasInterval ? (table.layout.constants.level ?? null) : null,
    numerator: besideOf(row, measure.numerator, style),
    denominator: besideOf(row, measure.denominator, style),
    sampleSize: besideOf(row, measure.sampleSize, style),
    groups: [...(table.layout.constants.groups ?? []), ...around.groups, ...(measure.groups ?? [])],
    unit: read.kind === 'number' && read.isPercent ? '%' : unitOf(measure, named.unit, around),
    source: named.source,
    notes: notesIn(row, table),
    because: read.kind === 'text' ? whyRefused(read) : null,
  }
}

/** The period of a head before that of the row, in whose year a month of a head lies. */
function periodOf(ofHead: string | undefined, ofRow: ReadPeriod): ReadPeriod {
  if (ofHead === undefined) return ofRow
  return isPartOfYear(ofHead) ? partIn(ofHead, ofRow.iso ?? '') : readPeriod(ofHead)
}

function unitOf(measure: Measure, unit: string, { table, companions }: Around): string {
  return companions.units.get(table.heads[measure.value] ?? '') ?? (unit !== '' ? unit : (measure.unit ?? ''))
}

/** The indicator of a column beside that of the row: both are said where both are there. A title gives way to either. */
function indicatorOf(measure: Measure, named: Named, title: Named | undefined): Named {
  if (measure.indicator === undefined) return named
  if (named === title || (named.code === '' && named.name === '')) {
    return { code: measure.indicator, name: measure.indicator }
  }
  return {
    code: named.code,
    name: named.name === '' ? measure.indicator : `${named.name} – ${measure.indicator}`,
  }
}

function whyRefused({ text, isSuppressed, isError }: Extract<CellValue, { kind: 'text' }>): Message {
  if (isError) return message('exchange.formula-error', { text })
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return isSuppressed
    ? message('exchange.suppressed', { text: short })
    : message('exchange.no-number', { text: short })
}

function notesIn(row: GridRow, { layout, heads }: Table): Readonly<Record<string, string>> {
  if (layout.notes.length === 0) return NO_NOTES
  return Object.fromEntries(
    layout.notes.flatMap((column) => {
      const text = textOf(row.cells[column])
      return text === '' ? [] : [[heads[column] ?? columnLetters(column), text]]
    }),
  )
}

const NO_NOTES: Readonly<Record<string, string>> = {}
