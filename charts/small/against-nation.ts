import { hasWideInterval } from '#domain/observation/flag.ts'
import type { Aim, BesideFigure, KeyFigure } from '#domain/brief/key-figure.ts'
import { type Lane, rowAt } from '#charts/marks/lane.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line } from '#charts/marks/shapes.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Drawing, Shape, Fill } from '#charts/picture/drawing.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'

/** The room of a bar, in CSS pixels. */
export const BAR = { width: 240, height: 24 } as const

const [NATION, PLACE] = [18, 8]

/**
 * A place against the nation, from zero to `end`: the nation pale and wide behind (hollow where of another survey), the place narrow
 * in front with its interval, the target as a line.
 */
export function againstNation(
  { stated, nation, aim }: Pick<KeyFigure, 'stated' | 'nation' | 'aim'>,
  end: number,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const middle = surface.height / 2
  const within = (value: number) => Math.min(Math.max(value, 0), end)
  const upright = (x: number, lineWidth: number, colour: string): Shape =>
    line([x, 1], [x, surface.height - 1], { stroke: colour, lineWidth })
  return onePlot({
    theme,
    box: { left: 1, right: surface.width - 1, top: 0, bottom: surface.height },
    x: bareAxis(0, end),
    y: bareAxis(0, 1),
    layers: [
      decoration({
        draw: (plot) => {
          const row = rowAt(middle, plot)
          return [
            nation && row.bar(within(nation.point.value), NATION, nationFill(nation.isSameRound, theme)),
            stated && placeBar(row, within(stated.point.value), stated, placeFill(aim, theme)),
            stated && row.interval(stated.point, 4),
            upright(plot.x(0), 1, theme.colour('control')),
            aim && upright(plot.x(within(aim.value)), 2, theme.colour('ink')),
          ]
        },
      }),
    ],
  })
}

function nationFill(isSameRound: boolean, theme: ChartTheme): Fill {
  return isSameRound
    ? { fill: theme.colour('sunken'), stroke: theme.colour('line') }
    : { fill: 'none', stroke: theme.colour('control'), lineDash: [3, 2] }
}

/** Hatched where the interval of a place below states is wide. */
function placeBar(row: Lane, value: number, { point }: Pick<BesideFigure, 'point'>, style: Fill): Drawing {
  return hasWideInterval(point)
    ? row.part(value, PLACE, style.stroke ?? style.fill)
    : row.bar(value, PLACE, style)
}

/** As the standing against the target is coloured everywhere; where it is open, or there is no target, only its rim is. */
function placeFill(aim: Aim | null, theme: ChartTheme): Fill {
  if (aim?.standing === 'missed') return { fill: theme.colour('below') }
  if (aim?.standing === 'reached') return { fill: theme.colour('above') }
  return { fill: theme.colour('canvas'), stroke: theme.colour('on'), lineWidth: 1.5 }
}
