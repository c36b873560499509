import type { ComputedTable, Figure } from '#charts/figure.ts'
import { type TableRow, tableColumns } from '#charts/table/table-columns.ts'
import { shownRows } from '#charts/table/shown-rows.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PaperTable } from './paper-document.ts'

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
  const { rows, left } = shownRows(all, asked.rows)
  const columns = tableColumns(all, { reference, language })
  return {
    ...framed(asked, left),
    caption: asked.title,
    columns: columns.map(({ name, numeric, wraps = false }) => ({
      head: language.text(message(`table.${name}`)),
      numeric,
      wraps,
    })),
    rows: rows.map((row) => columns.map((column) => column.text(row))),
  }
}

function computedTable(
  { title, heads, rows: all, shown: written, gaps }: ComputedTable,
  asked: Asked,
): PaperTable {
  const { rows, left } = shownRows(all, asked.rows)
  const isNumeric = heads.map((_, column) => all.some((row) => typeof row[column] === 'number'))
  const cells = rows.map((row, index) =>
    row.map((value, column) => (value === null ? (gaps?.[index]?.short ?? '–') : written(value, column))),
  )
  return {
    ...framed(asked, left),
    caption: title,
    columns: heads.map((head, column) => ({ head, numeric: isNumeric[column] ?? false, wraps: false })),
    rows: cells,
  }
}

/** What every table has, with a note on what is left out. */
function framed(
  { language, address, width }: Asked,
  left: Message | null,
): Pick<PaperTable, 'kind' | 'width' | 'notes' | 'sources' | 'address'> {
  return { kind: 'table', width, notes: left ? [language.text(left)] : [], sources: '', address }
}
