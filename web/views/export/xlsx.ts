import writeExcelFile from 'write-excel-file/browser'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { figureSheets } from '#charts/export/figure-sheets.ts'

/** A figure as a workbook. */
export function xlsxOf(content: FigureExport): Promise<Blob> {
  return writeExcelFile(figureSheets(content)).toBlob()
}
