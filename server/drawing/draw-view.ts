import { type DrawnPlot, drawPlot } from '#charts/drawing/draw-plot.ts'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import type { Figure, FigureInput, Surface } from '#charts/figure.ts'
import { figureOf } from '#charts/figure-of.ts'
import { mapNameOf } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import { loadMap, readFontFace, serverKit } from './server-kit.ts'

/** The figure of a view as a page has it; labels of a map know their regions. */
export async function figureOfView(input: Omit<FigureInput<View>, 'shapes'>): Promise<Figure> {
  const map = mapNameOf(input.view, input.reference)
  return figureOf(map === null ? input : { ...input, shapes: await loadMap(map) })
}

/** The plot of a figure without a browser, at the height that suits the width unless the surface has another. */
export function plotOf(
  figure: Figure,
  surface: Omit<Surface, 'height'> & { readonly height?: number },
): Promise<DrawnPlot> {
  return drawPlot(figure, { height: figure.height(surface.width), ...surface }, serverKit)
}

/** The sheet of a figure without a browser: what a reader downloads as a picture. */
export async function sheetOf(figure: Figure, address: string, language: Language): Promise<string> {
  return sheetSvg({ figure, address, language, fontFace: await readFontFace() }, serverKit)
}
