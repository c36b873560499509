import { SHEET } from '#charts/drawing/sheet-svg.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { pageSheet } from './page-sheet.ts'

/** Dots for each CSS pixel of an exported picture. */
const DENSITY = 2

/** The sheet of a figure as a picture of 2400 × 1600 dots. */
export async function pictureOf(content: FigureExport, format: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const image = new Image(SHEET.width, SHEET.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pageSheet(content))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SHEET.width * DENSITY
  canvas.height = SHEET.height * DENSITY
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is empty')))
    canvas.toBlob(done, format, 0.92)
  })
}
