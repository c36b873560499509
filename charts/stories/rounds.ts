import type { ChangeVerdict } from '#domain/comparison/change.ts'
import { unitClass, type Factor } from '#domain/number/factor.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { TokenName } from '#charts/tokens.ts'
import { bareAxis, tickRoom, verticalValueAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { rangeScale } from './range-scale.ts'

/** Two rounds of one survey, by place. */
export interface RoundsShown {
  readonly factor: Factor
  /** Names of the rounds. */
  readonly first: string
  readonly last: string
  readonly states: readonly {
    readonly before: number
    readonly now: number
    readonly verdict: ChangeVerdict
  }[]
}

/** Clear changes stand over the others. */
const LOOKS: Readonly<Record<ChangeVerdict, { readonly colour: TokenName; readonly z: number }>> = {
  better: { colour: 'above', z: 3 },
  worse: { colour: 'below', z: 2 },
  changed: { colour: 'on', z: 2 },
  unclear: { colour: 'control', z: 1 },
  untested: { colour: 'control', z: 1 },
}

/** A line for each place from one round to the next, coloured where the two differ clearly. */
export function roundsPicture({ factor, first, last, states }: RoundsShown, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const isPercent = unitClass(factor) === 'percent'
  const scale = rangeScale(
    states.flatMap(({ before, now }) => [before, now]),
    isPercent,
  )
  const box = inset(theme, {
    left: tickRoom(scale, 28, theme),
    right: theme.size(12),
    top: theme.size(8),
    bottom: theme.size(24),
  })
  return onePlot({
    theme,
    box,
    x: bareAxis(-0.06, 1.06),
    y: verticalValueAxis(scale),
    layers: [
      ...states.map((state) => placeLine(state, theme)),
      decoration({
        draw: ({ x }) => [
          text([x(0), box.bottom + theme.size(14)], first, { ...theme.type(12, 600), align: 'left' }),
          text([x(1), box.bottom + theme.size(14)], last, { ...theme.type(12, 600), align: 'right' }),
        ],
      }),
    ],
  })
}

function placeLine({ before, now, verdict }: RoundsShown['states'][number], theme: ChartTheme) {
  const { colour, z } = LOOKS[verdict]
  const style = { stroke: theme.colour(colour), lineWidth: z > 1 ? 1.6 : 1, opacity: z > 1 ? 0.9 : 0.55 }
  const dot = { fill: theme.colour(colour) }
  return decoration({
    z,
    draw: ({ at }) => [
      line(at(0, before), at(1, now), style),
      circle(at(0, before), 2, dot),
      circle(at(1, now), 2, dot),
    ],
  })
}
