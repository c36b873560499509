import { tableOf } from '#domain/observation/observation-table.ts'
import { absentPeriod } from './absent-period.ts'
import type { Figure, FigureInput } from './figure.ts'
import type { FigureModel } from './kind/define-kind.ts'
import { drawnView, kindOf, type View } from './view.ts'

/** The one renderer of views: a figure of the view's kind from the figures and words at hand. Loads what draws the kind. */
export async function figureOf(input: FigureInput<View>): Promise<Figure> {
  const view = drawnView(input.view)
  return drawnWith(await kindOf(view).model(), { ...input, view })
}

/**
 * The figure of a view by what draws its kind, which is at hand. A period that the source does not have is told, and stands in no
 * title.
 */
export function drawnWith(model: FigureModel<View>, input: FigureInput<View>): Figure {
  const figure = model.figure(input)
  const absent = absentPeriod(input)
  if (absent === null) return figure
  const why = input.language.text(absent)
  if (figure.empty === null) return { ...figure, notes: [why, ...figure.notes] }
  const without = model.figure({ ...input, view: { ...input.view, periods: [] }, table: tableOf([]) })
  return { ...without, empty: { ...figure.empty, why } }
}
