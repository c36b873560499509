import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { adxTable } from '#exchange/dhis2/adx.ts'
import { dataValuesXml } from '#exchange/dhis2/data-values.ts'
import type { Grid } from '#exchange/reading/cell.ts'
import { Budget, type Limits } from '#exchange/reading/limits.ts'
import { type Companions, NO_COMPANIONS, type SourceFile } from '#exchange/reading/source-file.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { sdmxXml } from '#exchange/sdmx/xml.ts'
import { type FoundTable, tablesOf, withOthersAside } from '#exchange/sheet/tables-of.ts'
import type { FormatId } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { decoded } from '#exchange/text/decode.ts'
import { separated } from '#exchange/text/separated.ts'
import { type NumberStyle, POINT_STYLE } from '#exchange/values/number.ts'
import { odsGrids } from '#exchange/workbook/ods.ts'
import { parquetGrid } from '#exchange/workbook/parquet.ts'
import { xlsGrids } from '#exchange/workbook/xls.ts'
import { xlsxGrids } from '#exchange/workbook/xlsx.ts'
import { kindOf } from './kind.ts'
import { openJson } from './open-json.ts'
import type { Opened } from './opened.ts'

/**
 * Opens a file by what is in it. `companions` are what other files say that came with it. Throws Unreadable with a reason for
 * whoever brought it.
 */
export async function openFile(
  { name, bytes }: SourceFile,
  companions: Companions = NO_COMPANIONS,
  limits?: Limits,
): Promise<Opened> {
  const budget = new Budget(limits)
  budget.bytes(bytes.length)
  const kind = kindOf(bytes)
  switch (kind) {
    case 'xlsx':
      return openGrids(name, xlsxGrids(bytes, budget), POINT_STYLE)
    case 'ods':
      return openGrids(name, odsGrids(bytes, budget), POINT_STYLE)
    case 'xls':
      return openGrids(name, await xlsGrids(bytes, budget), POINT_STYLE)
    case 'parquet':
      return openGrids(name, [await parquetGrid(bytes, budget)], POINT_STYLE)
    case 'xml':
      return openXml(name, decoded(bytes).text, budget)
    case 'json':
      return openJson(name, decoded(bytes).text, companions, budget)
    default: {
      const { grid, style } = separated(decoded(bytes).text.replace(/^\uFEFF/, ''), budget)
      const opened = openGrids(name, [grid], style)
      for (const table of opened.tables) refuseRagged(table)
      return opened
    }
  }
}

function openGrids(file: string, grids: readonly Grid[], style: NumberStyle): Opened {
  const found = withOthersAside(grids.flatMap((grid) => tablesOf(grid, style)))
  const figures = found.filter(({ table }) => table.kind === 'figures')
  const kept: readonly FoundTable[] = figures.length > 0 ? figures : found.slice(0, 1)
  const [first] = kept
  if (first === undefined) throw new Unreadable(message('exchange.no-table'))
  const heads = first.table.heads
    .filter((head) => head !== '')
    .slice(0, 4)
    .join(', ')
  const format = first.table.kind === 'places' && first.format === 'sheet' ? 'places' : first.format
  const because = message('exchange.because', {
    sign: format === 'hxl' ? 'tags' : format === 'sheet' ? 'table' : 'heads',
    words: heads,
  })
  return {
    ...NOTHING_ELSE,
    file,
    format,
    sureness: format === 'sheet' ? 0.5 : 0.9,
    because,
    tables: kept.map(({ table }) => table),
    counts: countsOf(kept),
  }
}

const NOTHING_ELSE = { companions: {}, counts: new Map<string, number>(), remarks: [] as readonly Message[] }

function countsOf(found: readonly FoundTable[]): ReadonlyMap<string, number> {
  const places = found.filter(({ table }) => table.kind === 'places')
  return places.length === 0
    ? new Map()
    : new Map([['places', places.reduce((sum, { table }) => sum + table.rows.length, 0)]])
}

/** Refuses a text in which a row of figures is shorter or longer than its heads: its figures may stand in wrong columns. */
function refuseRagged({ rows, heads, kind }: Table): void {
  if (kind !== 'figures') return
  const width = heads.length
  const ragged = rows.find(
    ({ cells }) =>
      cells.length < width - trailingBlank(heads) ||
      (cells.length > width && cells.slice(width).some((cell) => cell !== '')),
  )
  if (!ragged) return
  throw new Unreadable(
    message('exchange.ragged', {
      line: whole(ragged.line),
      cells: whole(ragged.cells.length),
      heads: whole(width),
    }),
  )
}

function trailingBlank(heads: readonly string[]): number {
  const last = heads.findLastIndex((head) => head !== '')
  return heads.length - 1 - last
}

/** Documents in XML, by the name of their root. */
function openXml(file: string, text: string, budget: Budget): Opened {
  const root =
    /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s>/]/.exec(
      text.slice(0, 20_000).replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, ''),
    )?.[1] ?? ''
  const known = (format: FormatId, tables: readonly Table[], counts = NOTHING_ELSE.counts): Opened => ({
    ...NOTHING_ELSE,
    file,
    format,
    sureness: 1,
    because: message('exchange.because', { sign: 'root', words: root }),
    tables,
    counts,
  })
  if (root === 'dataValueSet') return known('dhis2-data-values', [dataValuesXml(text, budget)])
  if (root === 'adx') return known('dhis2-adx', [adxTable(text, budget)])
  if (/Data$|DataSet$/.test(root)) {
    const { tables, series } = sdmxXml(text, budget)
    return known('sdmx-ml', tables, new Map([['series', series]]))
  }
  // What follows a root that nobody knows is read to find out whether it is refused for its own sake.
  if (/<!DOCTYPE/i.test(text)) throw new Unreadable(message('exchange.doctype'))
  throw new Unreadable(message('exchange.unknown-document', { root }))
}
