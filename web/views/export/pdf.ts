import { PDFDocument } from 'pdf-lib'
import { citation } from '../citation.ts'
import { permalink } from '../permalink.ts'
import type { FigureExport } from './figure-export.ts'
import { pictureOf } from './picture.ts'
import { SHEET } from '#charts/drawing/sheet-svg.ts'

/** Points of a PDF for each CSS pixel. */
const POINTS = 0.75

/** The sheet of a figure as a PDF of one page, with title, citation and address in the properties of the document. */
export async function pdfOf(content: FigureExport): Promise<Blob> {
  const { figure, view, release, language } = content
  const document = await PDFDocument.create()
  document.setTitle(figure.title, { showInWindowTitleBar: true })
  document.setAuthor('MSDAT')
  document.setSubject(
    `${figure.summary} ${citation(figure, { release, language, address: permalink(view) })}`,
  )
  document.setLanguage(language.tag)
  const picture = await document.embedPng(await (await pictureOf(content, 'image/png')).arrayBuffer())
  const width = SHEET.width * POINTS
  const height = SHEET.height * POINTS
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  const bytes = await document.save()
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
