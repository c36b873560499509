import { markSpots, type MarkSpot } from '#charts/drawing/mark-spots.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import { type SheetContent, sheetSvg } from '#charts/drawing/sheet-svg.ts'
import type { Figure, FigureInput } from '#charts/figure.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { figureOf } from '#charts/figure-of.ts'
import { mapNameOf } from '#charts/needs.ts'
import { message } from '#domain/message/message.ts'
import { figureText, isInQuestion } from '#domain/reference/reference-data.ts'
import type { View } from '#charts/view.ts'
import { loadMap, readFontFace } from './server-files.ts'

/** The figure of a view as a page has it, with what a page says below it; labels of a map know their regions. */
export async function figureOfView(input: Omit<FigureInput<View>, 'shapes'>): Promise<Figure> {
  const map = mapNameOf(input.view, input.reference)
  return withQuestions(await figureOf(map === null ? input : { ...input, shapes: await loadMap(map) }), input)
}

/** A figure with the note that some of what it shows is in question; a page has a link for that. */
export function withQuestions(
  figure: Figure,
  { reference, language }: Pick<FigureInput, 'reference' | 'language'>,
): Figure {
  const keys = new Set(
    figure.rows.flatMap(({ point }) => (isInQuestion(point, reference) ? [figureText(point)] : [])),
  )
  if (keys.size === 0) return figure
  return {
    ...figure,
    notes: [...figure.notes, language.text(message('chart.some-in-question', { count: keys.size }))],
  }
}

/** A plot without a page: its picture, and where each mark of the figure stands on it. */
export interface DrawnPlot {
  readonly svg: string
  /** In pixels, one for each mark; null for a mark that is not on the plot. */
  readonly spots: readonly (MarkSpot | null)[]
}

/** The plot of a figure without a browser, at the height that suits the width unless the surface has another. */
export function plotOf(
  figure: Figure,
  surface: Omit<Surface, 'height'> & { readonly height?: number },
): DrawnPlot {
  const picture = figure.picture({ height: figure.height(surface.width), ...surface })
  return { svg: writtenSvg(pictureSvg(picture, { id: 'plot' })), spots: markSpots(picture, figure.marks) }
}

/** The sheet of a figure without a browser, as a reader downloads it as a picture. */
export async function sheetOf(content: Omit<SheetContent, 'fontFace'>): Promise<string> {
  return sheetSvg({ ...content, fontFace: await readFontFace() })
}
