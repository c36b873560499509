import { message } from '#domain/message/message.ts'
import { csvOfRows } from '#charts/export/csv.ts'
import { fileName } from '#charts/export/file-name.ts'
import { aboutSheet, tableSheet } from '#charts/export/workbook.ts'
import { saveCsvFile, saveFile } from '#web/kit/save-file.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'
import { aboutRows, gradeRows, indicatorRows, pairRows, type ResultDownload } from './result-rows.ts'

/** The grades as CSV (RFC 4180) with heads. */
export function saveGrades({ answer, title, language }: ResultDownload): void {
  const name = language.text(message('triangulate.grades-name', { title }))
  saveCsvFile(csvOfRows(gradeRows(answer, language)), fileName(name, 'csv'))
}

/** The pairs as CSV (RFC 4180) with heads. */
export function savePairs({ answer, title, language }: ResultDownload): void {
  const name = language.text(message('triangulate.pairs-name', { title }))
  saveCsvFile(csvOfRows(pairRows(answer, language)), fileName(name, 'csv'))
}

const WIDTHS: Readonly<Record<string, number>> = { metric: 32, indicator: 34, description: 90 }

/** A workbook of the result: about it, grades, pairs, indicators. */
export async function saveWorkbook({ answer, title, citation, language }: ResultDownload): Promise<void> {
  const { text } = language
  const widthOf = (head: string) => WIDTHS[head] ?? 16
  const blob = await workbookOf([
    aboutSheet(text(message('export.about')), aboutRows({ answer, title, citation, language })),
    tableSheet(text(message('triangulate.sheet-grades')), gradeRows(answer, language), widthOf),
    tableSheet(text(message('triangulate.sheet-pairs')), pairRows(answer, language), widthOf),
    tableSheet(text(message('triangulate.sheet-indicators')), indicatorRows(answer), widthOf),
  ])
  saveFile(blob, fileName(title, 'xlsx'))
}
