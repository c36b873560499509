import type { Figure, FigureInput } from './figure.ts'
import { drawnView, kindOf, type View } from './view.ts'

/** The one renderer of views: a figure of the view's kind from the figures and words at hand. Loads what draws the kind. */
export async function figureOf(input: FigureInput<View>): Promise<Figure> {
  const view = drawnView(input.view)
  const model = await kindOf(view).model()
  return model.figure({ ...input, view })
}
