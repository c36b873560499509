import type { ComputedTable, Figure } from '#charts/figure.ts'
import { type TableRow, tableColumns } from '#charts/table/table-columns.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PaperTable } from './paper-document.ts'

/** More than this nobody reads on paper; the rest is said to stand at the address. */
export const MOST_ROWS = 1500

interface Asked {
  readonly reference: ReferenceData
  readonly language: Language
  readonly address: string
  /** So many of the rows; null: all. */
  readonly rows: number | null
  readonly title: string
  readonly width: PaperTable['width']
}

/** The tables of a figure as its card has them: what was computed, then the figures with their gaps. */
export function figureTables(figure: Figure, asked: Asked): readonly PaperTable[] {
  const rows = [...figure.rows, ...figure.gaps]
  const tables = [
    ...(figure.computed ? [computedTable(figure.computed, asked)] : []),
    ...(rows.length > 0 ? [rowTable(rows, asked)] : []),
  ]
  const last = tables.length - 1
  return tables.map((table, index) =>
    index < last ? table : { ...table, notes: [...table.notes, ...figure.notes], sources: figure.sourceLine },
  )
}

function rowTable(all: readonly TableRow[], asked: Asked): PaperTable {
  const { reference, language } = asked
  const columns = tableColumns(all, { reference, language })
  return {
    ...framed(asked, all.length),
    caption: asked.title,
    columns: columns.map(({ name, numeric, wraps = false }) => ({
      head: language.text(message(`table.${name}`)),
      numeric,
      wraps,
    })),
    rows: shown(all, asked).map((row) => columns.map((column) => column.text(row))),
  }
}

function computedTable(
  { title, heads, rows, shown: written, gaps }: ComputedTable,
  asked: Asked,
): PaperTable {
  const isNumeric = heads.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
  const cells = rows.map((row, index) =>
    row.map((value, column) => (value === null ? (gaps?.[index]?.short ?? '–') : written(value, column))),
  )
  return {
    ...framed(asked, rows.length),
    caption: title,
    columns: heads.map((head, column) => ({ head, numeric: isNumeric[column] ?? false, wraps: false })),
    rows: shown(cells, asked),
  }
}

function shown<Row>(all: readonly Row[], { rows }: Asked): readonly Row[] {
  return all.slice(0, Math.min(rows ?? MOST_ROWS, MOST_ROWS))
}

/** What every table has, with a note on what is left out. */
function framed(
  asked: Asked,
  count: number,
): Pick<PaperTable, 'kind' | 'width' | 'notes' | 'sources' | 'address'> {
  const { language, address, width } = asked
  const most = Math.min(asked.rows ?? MOST_ROWS, MOST_ROWS)
  const left = message('paper.rows-left', { shown: String(most), all: String(count) })
  return { kind: 'table', width, notes: count > most ? [language.text(left)] : [], sources: '', address }
}
