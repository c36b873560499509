import writeExcelFile from 'write-excel-file/browser'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { figureSheets } from '#charts/export/figure-sheets.ts'
import type { Sheet } from '#charts/export/workbook.ts'

/** A figure as a workbook. */
export function xlsxOf(content: FigureExport): Promise<Blob> {
  return workbookOf(figureSheets(content))
}

/** Sheets as a workbook. */
export function workbookOf(sheets: Sheet[]): Promise<Blob> {
  return writeExcelFile(sheets).toBlob()
}
