import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { unitClass } from '#domain/number/factor.ts'
import type { Point } from '#domain/observation/point.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, polygon } from '#charts/marks/shapes.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Shape, Spot } from '#charts/picture/drawing.ts'
import type { Picture, Plot } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis, strokedAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { reach, valueScale } from '#charts/plot/value-scale.ts'

/** White at both ends, in which a mark at the end of the scale has room. */
const EDGE = 7
/** Half the width of a triangle, and its height. */
const TRIANGLE = { half: 4, high: 7 } as const

/** The room of a strip, in CSS pixels. */
export const STRIP = { width: 120, height: 30 } as const

/**
 * Where a figure lies between zero and the end of its scale: its mark with the interval, its zone (▽ above), the nation (▲ below,
 * hollow where of another survey) and the target (a flag to the good side).
 */
export function stripPicture(
  {
    indicator,
    stated,
    zone,
    nation,
    aim,
  }: Pick<KeyFigure, 'indicator' | 'stated' | 'zone' | 'nation' | 'aim'>,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const middle = surface.height / 2
  const beside = [zone, nation, stated].flatMap((one) => (one ? [one.point] : []))
  const end = endOf(indicator, beside, aim?.value ?? 0)
  const drawn = (plot: Plot) => {
    const at = (value: number, away: number): Spot => [plot.x(value), middle + away]
    return [
      aim !== null && flag(at(aim.value, 0), indicator.slope === 'Negative' ? -1 : 1, theme),
      zone !== null && triangle(at(zone.point.value, -2), -1, true, theme),
      nation !== null && triangle(at(nation.point.value, 3), 1, !nation.isSameRound, theme),
      stated !== null && [
        ...rowAt(middle, plot).interval(stated.point, 4),
        classMarker(at(stated.point.value, 0), { classification: stated.source.classification }, theme),
      ],
    ]
  }
  return onePlot({
    theme,
    box: { left: EDGE, right: surface.width - EDGE, top: 0, bottom: middle },
    x: { ...strokedAxis([0, end / 2, end], String), named: 'none' },
    y: bareAxis(0, 1),
    layers: [decoration({ draw: drawn })],
  })
}

/** All shares end at 100, so that strips below each other compare. */
function endOf(indicator: Indicator, points: readonly Point[], aim: number): number {
  const values = [...reach(points, true), aim]
  if (unitClass(indicator.factor) === 'percent') return Math.max(100, ...values)
  return valueScale(values, indicator, true).max
}

/** A triangle that stands below a spot (`side` 1) or hangs above it (−1), its tip on the spot. */
function triangle([x, y]: Spot, side: 1 | -1, isHollow: boolean, theme: ChartTheme): Shape {
  const { half, high } = TRIANGLE
  const foot = y + side * high
  const corners: Spot[] = [
    [x, y],
    [x - half, foot],
    [x + half, foot],
  ]
  const colour = theme.colour('ink3')
  return polygon(corners, { fill: isHollow ? theme.colour('canvas') : colour, stroke: colour, lineWidth: 1 })
}

/** The line of a target, its flag to the good side. */
function flag([x, y]: Spot, side: 1 | -1, theme: ChartTheme): Shape[] {
  const ink = theme.colour('ink')
  const top = y - 13
  return [
    line([x, top], [x, y + 10], { stroke: ink, lineWidth: 1.6 }),
    polygon(
      [
        [x, top],
        [x + side * 6, top + 3],
        [x, top + 6],
      ],
      { fill: ink },
    ),
  ]
}
