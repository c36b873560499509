import { SHEET } from '#charts/drawing/sheet-svg.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { pageSheet } from './page-sheet.ts'

/** Dots for each CSS pixel of an exported picture. */
const DENSITY = 2

/** The sheet of a figure as a picture of 2400 × 1600 dots. */
export async function pictureOf(content: FigureExport, format: PictureFormat): Promise<Blob> {
  return dotsOf(await pageSheet(content), SHEET, format)
}

type PictureFormat = 'image/png' | 'image/jpeg'

/** A drawing of so many CSS pixels as a picture of dots. */
export async function dotsOf(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  format: PictureFormat,
): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * DENSITY
  canvas.height = height * DENSITY
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is empty')))
    canvas.toBlob(done, format, 0.92)
  })
}
