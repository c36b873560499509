import { placedMarks } from '#charts/drawing/mark-spots.ts'
import type { Figure } from '#charts/figure.ts'
import type { Surface } from '#charts/picture/surface.ts'

const WIDE: Surface = { width: 840, height: 400, mode: 'light', fontScale: 1 }

/** Where a figure draws each of its marks, in the coordinates of the axes; undefined for one that it does not draw. */
export function markPlaces(
  { marks, picture }: Pick<Figure, 'marks' | 'picture'>,
  surface: Surface = WIDE,
): (readonly [number, number] | undefined)[] {
  const placed = placedMarks(picture(surface))
  return marks.map(({ id }) => placed.get(id)?.at)
}
