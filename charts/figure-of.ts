import { tableOf } from '#domain/observation/observation-table.ts'
import { absentPeriod } from './absent-period.ts'
import type { Figure, FigureInput } from './figure.ts'
import { drawnView, kindOf, type View } from './view.ts'

/**
 * The one renderer of views: a figure of the view's kind from the figures and words at hand. Loads what draws the kind. A period that
 * the source does not have is told, and is no part of a title.
 */
export async function figureOf(input: FigureInput<View>): Promise<Figure> {
  const view = drawnView(input.view)
  const model = await kindOf(view).model()
  const figure = model.figure({ ...input, view })
  const absent = absentPeriod(input)
  if (absent === null) return figure
  const why = input.language.text(absent)
  if (figure.empty === null) return { ...figure, notes: [why, ...figure.notes] }
  const without = model.figure({ ...input, view: { ...view, periods: [] }, table: tableOf([]) })
  return { ...without, empty: { ...figure.empty, why } }
}
