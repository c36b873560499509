import boldAddress from '#charts/fonts/inter-650.ttf?url'
import regularAddress from '#charts/fonts/inter-400.ttf?url'
import { svgPdf } from '#charts/pdf/svg-pdf.ts'
import { citation } from '#charts/export/citation.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { pageSheet } from './page-sheet.ts'

/** The sheet of a figure as a PDF of one page, of lines and text, with title, citation and address in its properties. */
export async function pdfOf(content: FigureExport): Promise<Blob> {
  const { figure, language } = content
  const [sheet, regular, bold] = await Promise.all([
    pageSheet(content),
    outlines(regularAddress),
    outlines(boldAddress),
  ])
  const cite = citation(figure, content)
  const about = { title: figure.title, subject: `${figure.summary} ${cite}`, language: language.tag }
  return new Blob([await svgPdf([sheet], { regular, bold }, about)], { type: 'application/pdf' })
}

async function outlines(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer())
}
