import { message } from '#domain/message/message.ts'
import { dataValuesCsv } from '#exchange/dhis2/data-values.ts'
import { dhsTable } from '#exchange/dhs/table.ts'
import { ghoTable } from '#exchange/gho/table.ts'
import { hxlTable, tagRowOf } from '#exchange/hxl/tags.ts'
import { ihmeTable } from '#exchange/ihme/table.ts'
import { ownTable } from '#exchange/own/table.ts'
import { type Grid, type GridRow, textOf } from '#exchange/reading/cell.ts'
import { sdmxCsv } from '#exchange/sdmx/csv.ts'
import { filledDown } from '#exchange/table/fill-down.ts'
import { figureRows } from '#exchange/table/figure-rows.ts'
import { findLayout } from '#exchange/table/find-layout.ts'
import { withHiddenDimensions } from '#exchange/table/hidden-dimensions.ts'
import { type Block, blocksOf } from '#exchange/table/head.ts'
import { withMerges } from '#exchange/table/merged.ts'
import type { FormatId, KnownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { naomiTable } from '#exchange/unaids/table.ts'
import { plainWords } from '#exchange/values/category.ts'
import type { NumberStyle } from '#exchange/values/number.ts'

/** Tables that are known by their heads, the most particular first. */
const KNOWN: readonly KnownTable[] = [
  ownTable,
  sdmxCsv,
  dataValuesCsv,
  dhsTable,
  ghoTable,
  ihmeTable,
  naomiTable,
]

/** A table of a sheet, with the format that its heads are of. */
export interface FoundTable {
  readonly format: FormatId
  readonly table: Table
}

/** The tables of a sheet: by the tags of HXL, by known heads, else by the words of the heads and the look of the cells. */
export function tablesOf(grid: Grid, style: NumberStyle): FoundTable[] {
  const tagged = taggedTable(grid, style)
  if (tagged) return [tagged]
  return blocksOf(grid).map((block) => tableOf(block, grid.sheet, style))
}

function taggedTable(grid: Grid, style: NumberStyle): FoundTable | null {
  const at = tagRowOf(grid.rows)
  const tags = grid.rows[at]
  if (tags === undefined) return null
  const rows = withMerges(grid)
  const from = rows.findIndex(({ line }) => line === tags.line)
  const above = rows.slice(Math.max(0, from - 1), from)[0]
  const heads = tags.cells.map((_, column) => textOf(above?.cells[column]))
  const headed = { sheet: grid.sheet, heads, rows: rows.slice(from + 1).filter(isFilled), style }
  const known = KNOWN.find((one) => one.knows(heads))
  if (known) return { format: known.format, table: known.table(headed) }
  return { format: 'hxl', table: withKind(hxlTable(headed, tags)) }
}

function tableOf(block: Block, sheet: string, style: NumberStyle): FoundTable {
  const leaves = block.heads.map((labels) => labels.at(-1) ?? '')
  const known = KNOWN.find((one) => one.knows(leaves))
  if (known)
    return {
      format: known.format,
      table: known.table({ sheet, heads: leaves, rows: block.rows.filter(isFilled), style }),
    }
  const first = findLayout(block, sheet, style)
  const heads = block.heads.map((labels) => labels.join(' – '))
  const rows =
    first.measures.length > 0 ? filledDown(figureRows(block.rows, first), first) : block.rows.filter(isFilled)
  const layout = first.measures.length > 0 ? withHiddenDimensions(first, heads, rows) : first
  const aside = block.isContinuation ? message('exchange.continuation') : null
  const table = { sheet, heads, rows, style, layout, hasFields: false, kind: 'figures' as const, aside }
  return { format: formatOf(leaves), table: withKind(table) }
}

function isFilled({ cells }: GridRow): boolean {
  return cells.some((cell) => textOf(cell) !== '')
}

/** A table without figures is a list of places, or nothing that is read here. */
function withKind(table: Table): Table {
  if (table.layout.measures.length > 0) return table
  const { code, name } = table.layout.place
  return { ...table, kind: code !== null || name !== null ? 'places' : 'nothing' }
}

/** Formats that the words of any sheet read, and whose name is said all the same. */
function formatOf(heads: readonly string[]): FormatId {
  const words = new Set(heads.map(plainWords))
  const hasAll = (...names: string[]) => names.every((name) => words.has(name))
  if (hasAll('country name', 'country code', 'indicator name', 'indicator code')) return 'world-bank'
  if (hasAll('entity', 'year')) return 'owid'
  return 'sheet'
}

/** Sheets of a workbook that have the same heads belong together; where there are such, others are put aside. */
export function withOthersAside(tables: readonly FoundTable[]): FoundTable[] {
  const families: FoundTable[][] = []
  for (const one of tables) {
    const family = families.find(([first]) => first !== undefined && isAlike(first.table, one.table))
    if (family) family.push(one)
    else families.push([one])
  }
  const largest = families.toSorted((a, b) => sheetsOf(b) - sheetsOf(a))[0] ?? []
  if (sheetsOf(largest) < 3) return [...tables]
  return tables.map(({ format, table }) => {
    const isOfFamily = largest.some((one) => one.table === table)
    if (isOfFamily || table.aside !== null) return { format, table }
    return { format, table: { ...table, aside: message('exchange.other-heads', { sheet: table.sheet }) } }
  })
}

function sheetsOf(family: readonly FoundTable[]): number {
  return new Set(family.map(({ table }) => table.sheet)).size
}

/** Alike in the heads of the columns that name things, and in most of the others: years are heads of many tables. */
function isAlike(a: Table, b: Table): boolean {
  return shareOf(namingHeads(a), namingHeads(b)) >= 0.8 && shareOf(wordsOf(a.heads), wordsOf(b.heads)) >= 0.6
}

function shareOf(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  return [...mine].filter((word) => theirs.has(word)).length / Math.max(1, mine.size, theirs.size)
}

function namingHeads({ heads, layout }: Table): Set<string> {
  const figures = new Set(layout.measures.flatMap(({ value, lower, upper }) => [value, lower, upper]))
  return wordsOf(heads.filter((_, column) => !figures.has(column)))
}

function wordsOf(heads: readonly string[]): Set<string> {
  return new Set(heads.map(plainWords).filter((head) => head !== ''))
}
