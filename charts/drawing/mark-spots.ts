import type { Mark } from '#charts/figure.ts'
import { plotIn } from '#charts/plot/coordinates.ts'
import type { Picture, PlacedMark } from '#charts/picture/picture.ts'

/** A mark's place on the plot, in pixels of the plot. */
export interface MarkSpot {
  readonly x: number
  readonly y: number
}

/** The marks that a picture draws, by id, each with the position of its plot. */
export function placedMarks({
  layers,
}: Picture): ReadonlyMap<string, PlacedMark & { readonly plot: number }> {
  return new Map(layers.flatMap(({ plot, marks }) => marks.map((mark) => [mark.id, { ...mark, plot }])))
}

/** Where each mark stands in the picture; null when it is not in it. */
export function markSpots(picture: Picture, marks: readonly Mark[]): readonly (MarkSpot | null)[] {
  const placed = placedMarks(picture)
  return marks.map(({ id }) => {
    const found = placed.get(id)
    const area = found && picture.plots[found.plot]
    if (!found || !area) return null
    const [x, y] = plotIn(area, picture.theme).at(...found.at)
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
  })
}
