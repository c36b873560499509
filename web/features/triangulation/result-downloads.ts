import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { Language } from '#domain/message/language.ts'
import { type CellValue, csvField, safeText } from '#web/views/export/safe-cell.ts'
import { fileName, saveFile } from '#web/views/export/save-file.ts'
import type { Answer } from './answer-parts.ts'
import { aboutRows, gradeRows, indicatorRows, pairRows, type SheetRows } from './result-rows.ts'

interface ResultDownload {
  readonly answer: Answer
  readonly title: string
  readonly citation: string
  readonly language: Language
}

/** The grades as CSV (RFC 4180) with heads. */
export function saveGrades({ answer, title }: ResultDownload): void {
  saveFile(csvBlob(gradeRows(answer)), fileName(`${title} grades`, 'csv'))
}

/** The pairs as CSV (RFC 4180) with heads. */
export function savePairs({ answer, title, language }: ResultDownload): void {
  saveFile(csvBlob(pairRows(answer, language)), fileName(`${title} pairs`, 'csv'))
}

/** A workbook: what the result is, grades, pairs, indicators. */
export async function saveWorkbook({ answer, title, citation, language }: ResultDownload): Promise<void> {
  const sheets: readonly (readonly [string, SheetRows, boolean])[] = [
    ['About', aboutRows(answer, title, citation), false],
    ['Grades', gradeRows(answer), true],
    ['Pairs', pairRows(answer, language), true],
    ['Indicators', indicatorRows(answer), true],
  ]
  const blob = await writeExcelFile(
    sheets.map(([sheet, rows, hasHeads]) => ({
      sheet,
      data: rows.map((row, index) => row.map((value) => cellOf(value, hasHeads && index === 0))),
      columns: (rows[0] ?? []).map((head) => ({ width: WIDTHS[`${head}`] ?? (hasHeads ? 16 : 100) })),
      ...(hasHeads && { stickyRowsCount: 1 }),
    })),
  ).toBlob()
  saveFile(blob, fileName(title, 'xlsx'))
}

const WIDTHS: Readonly<Record<string, number>> = { Title: 24, metric: 32, indicator: 34, description: 90 }

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
