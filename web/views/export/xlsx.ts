import writeExcelFile from 'write-excel-file/browser'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { figureSheets } from '#charts/export/figure-sheets.ts'
import type { Sheet } from '#charts/export/workbook.ts'
import { withItsDefinitions } from '#web/queries/definitions.ts'

/** A figure as a workbook. */
export async function xlsxOf(content: FigureExport): Promise<Blob> {
  const reference = await withItsDefinitions(content.reference)
  return workbookOf(figureSheets({ ...content, reference }))
}

/** Sheets as a workbook. */
export function workbookOf(sheets: Sheet[]): Promise<Blob> {
  return writeExcelFile(sheets).toBlob()
}
