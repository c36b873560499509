import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import { type Message, message } from '#domain/message/message.ts'
import { type CellValue, csvField, safeText } from '#charts/export/safe-cell.ts'
import { fileName } from '#charts/export/file-name.ts'
import { saveFile } from '#web/kit/save-file.ts'
import {
  aboutRows,
  gradeRows,
  indicatorRows,
  pairRows,
  type ResultDownload,
  type SheetRows,
} from './result-rows.ts'

/** The grades as CSV (RFC 4180) with heads. */
export function saveGrades({ answer, title, language }: ResultDownload): void {
  const name = language.text(message('triangulate.grades-name', { title }))
  saveFile(csvBlob(gradeRows(answer, language)), fileName(name, 'csv'))
}

/** The pairs as CSV (RFC 4180) with heads. */
export function savePairs({ answer, title, language }: ResultDownload): void {
  const name = language.text(message('triangulate.pairs-name', { title }))
  saveFile(csvBlob(pairRows(answer, language)), fileName(name, 'csv'))
}

/** A workbook: what the result is, grades, pairs, indicators. */
export async function saveWorkbook({ answer, title, citation, language }: ResultDownload): Promise<void> {
  const sheets: readonly (readonly [Message, SheetRows, boolean])[] = [
    [message('export.about'), aboutRows({ answer, title, citation, language }), false],
    [message('triangulate.sheet-grades'), gradeRows(answer, language), true],
    [message('triangulate.sheet-pairs'), pairRows(answer, language), true],
    [message('triangulate.sheet-indicators'), indicatorRows(answer), true],
  ]
  const blob = await writeExcelFile(
    sheets.map(([sheet, rows, hasHeads]) => ({
      sheet: language.text(sheet),
      data: rows.map((row, index) => row.map((value) => cellOf(value, hasHeads && index === 0))),
      columns: (rows[0] ?? []).map((head, at) => ({
        width: hasHeads ? (WIDTHS[`${head}`] ?? 16) : at === 0 ? 24 : 100,
      })),
      ...(hasHeads && { stickyRowsCount: 1 }),
    })),
  ).toBlob()
  saveFile(blob, fileName(title, 'xlsx'))
}

const WIDTHS: Readonly<Record<string, number>> = { metric: 32, indicator: 34, description: 90 }

/** The byte order mark tells spreadsheets that the text is UTF-8. */
function csvBlob(rows: SheetRows): Blob {
  const text = rows.map((row) => row.map(csvField).join(',')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

function cellOf(value: CellValue, isHead: boolean): Cell {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  return { value: safeText(value), type: String, ...(isHead && { fontWeight: 'bold' as const }) }
}
