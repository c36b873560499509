import { type ChangedNumbers, changedRows } from '#charts/table/changed-rows.ts'
import { Problem } from '#domain/problem.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { FigureOrder } from './figure-order.ts'
import { type ShownFigure, shownFigure } from './shown-figure.ts'

/** The numbers of a figure that are others in the newest release; `gone`: that one cannot show it any more. */
export type ChangedSince = ChangedNumbers | 'gone'

/** Holds a figure of an earlier release against the newest one. */
export async function changedSince(
  shown: ShownFigure,
  order: FigureOrder,
  newest: ReleaseReader,
): Promise<ChangedSince> {
  try {
    return changedRows(shown, await shownFigure(order, shown.view, newest), shown.language)
  } catch (error) {
    if (error instanceof Problem) return 'gone'
    throw error
  }
}
