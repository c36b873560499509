import type { Layer } from '#charts/picture/picture.ts'
import { decoration } from '#charts/marks/marks.ts'
import { polyline } from '#charts/marks/shapes.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'
import type { TrendModel } from './lines.ts'
import { yearOn } from '#charts/over-time/place-in-time.ts'

/** Figures further apart than this are not of one time, so the gap between them is not marked. */
const SAME_TIME_YEARS = 2

/**
 * The gap between the newest figures of the chosen line and its partner, as values; null when they are of one class,
 * the same, or not of about the same time.
 */
export function bracketOf(model: TrendModel): readonly [number, number] | null {
  const [a, b] = model.lines.filter((line) => line.role !== 'other')
  if (!a || !b || a.source.classification === b.source.classification) return null
  const first = lastPoint(a)
  const second = lastPoint(b)
  if (!first || !second || first.value === second.value) return null
  const years = Math.abs(yearOn(a, first) - yearOn(b, second))
  return years <= SAME_TIME_YEARS ? [first.value, second.value] : null
}

/** The bracket at the right of the plot, `edge` being its right end in pixels. */
export function bracketLayer(gap: readonly [number, number], edge: number, theme: ChartTheme): Layer {
  const [left, right] = [edge + 10, edge + 14]
  return decoration({
    z: 6,
    draw: ({ y }) => {
      const [from, to] = [y(gap[0]), y(gap[1])]
      const corners: Spot[] = [
        [left, from],
        [right, from],
        [right, to],
        [left, to],
      ]
      return polyline(corners, { stroke: theme.colour('ink3'), lineWidth: 1.2 })
    },
  })
}
