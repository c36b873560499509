import { rowAt } from '#charts/marks/lane.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import type { TokenName } from '#charts/tokens.ts'

interface Difference {
  readonly difference: number
  readonly interval: readonly [number, number] | null
}

/** A difference on a lane around zero. */
export interface DifferenceContent extends Difference {
  /** The lane runs from minus this to plus this. */
  readonly reach: number
  readonly token: TokenName
  /** It may be chance. */
  readonly isHollow: boolean
}

const EDGE = 8

/** How far lanes below each other reach, so that all differences and their intervals are on them. */
export function changeReach(changes: readonly Difference[]): number {
  const most = Math.max(
    ...changes.flatMap(({ difference, interval }) => [difference, ...(interval ?? [])].map(Math.abs)),
    0,
  )
  return most === 0 ? 1 : most
}

/** A difference with its interval beside the line of no difference. */
export function changeLane(content: DifferenceContent, surface: Surface): Picture {
  const { difference, interval, reach, token, isHollow } = content
  const theme = chartThemeOf(surface)
  const middle = surface.height / 2
  const colour = theme.colour(token)
  return onePlot({
    theme,
    box: { left: EDGE, right: surface.width - EDGE, top: 0, bottom: surface.height },
    x: bareAxis(-reach, reach),
    y: bareAxis(0, 1),
    layers: [
      decoration({
        draw: (plot) => [
          line([plot.x(0), 2], [plot.x(0), surface.height - 2], {
            ...{ stroke: theme.colour('control'), lineWidth: 1 },
          }),
          interval && rowAt(middle, plot).whisker(interval[0], interval[1], 4),
          circle([plot.x(difference), middle], theme.size(4.5), {
            fill: isHollow ? theme.colour('canvas') : colour,
            ...{ stroke: isHollow ? colour : theme.colour('canvas'), lineWidth: isHollow ? 1.8 : 0.8 },
          }),
        ],
      }),
    ],
  })
}
