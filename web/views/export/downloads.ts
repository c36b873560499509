import { csvOf, csvWithNotes } from '#charts/export/csv.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { fileName } from '#charts/export/file-name.ts'
import { saveCsvFile, saveFile } from '#web/kit/save-file.ts'
import { withItsDefinitions } from '#web/queries/definitions.ts'

// Each format is a file of its own, loaded when it is first asked for.

export async function saveJpeg(content: FigureExport): Promise<void> {
  const { pictureOf } = await import('./picture.ts')
  saveFile(await pictureOf(content, 'image/jpeg'), fileName(content.figure.title, 'jpg'))
}

export async function savePng(content: FigureExport): Promise<void> {
  const { pictureOf } = await import('./picture.ts')
  saveFile(await pictureOf(content, 'image/png'), fileName(content.figure.title, 'png'))
}

export async function saveSvg(content: FigureExport): Promise<void> {
  const { pageSheet } = await import('./page-sheet.ts')
  const drawing = new Blob([await pageSheet(content)], { type: 'image/svg+xml' })
  saveFile(drawing, fileName(content.figure.title, 'svg'))
}

export async function savePdf(content: FigureExport): Promise<void> {
  const { pdfOf } = await import('./pdf.ts')
  saveFile(await pdfOf(content), fileName(content.figure.title, 'pdf'))
}

export async function savePptx(content: FigureExport): Promise<void> {
  const { slidesOf } = await import('./slides.ts')
  saveFile(await slidesOf(content), fileName(content.figure.title, 'pptx'))
}

export async function saveXlsx(content: FigureExport): Promise<void> {
  const { xlsxOf } = await import('./xlsx.ts')
  saveFile(await xlsxOf(content), fileName(content.figure.title, 'xlsx'))
}

export async function saveCsv(content: FigureExport): Promise<void> {
  const reference = await withItsDefinitions(content.reference)
  saveCsvFile(csvWithNotes({ ...content, reference }), fileName(content.figure.title, 'csv'))
}

export async function saveTable(content: FigureExport): Promise<void> {
  saveCsvFile(csvOf(content.figure), fileName(content.figure.title, 'csv', '-table'))
}
