import type { Factor } from '#domain/number/factor.ts'
import { unitClass } from '#domain/number/factor.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture, Plot } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { widestText } from '#charts/plot/text-width.ts'
import { rangeScale } from './range-scale.ts'

/** The places of some groups. */
export interface RangeShown {
  readonly factor: Factor
  readonly zones: readonly { readonly name: string; readonly states: readonly { readonly value: number }[] }[]
}

/** A row for each zone with a dot for each of its states; the zones with the higher middle above. */
export function rangePicture({ factor, zones }: RangeShown, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const rows = zones.filter(({ states }) => states.length > 0).toSorted((a, b) => middleOf(b) - middleOf(a))
  const values = rows.flatMap(({ states }) => states.map(({ value }) => value))
  const scale = rangeScale(values, unitClass(factor) === 'percent')
  const names = rows.map(({ name }) => name)
  const box = inset(theme, {
    left: widestText(names, theme.size(12)) + theme.size(14),
    right: theme.size(18),
    top: theme.size(26),
    bottom: theme.size(6),
  })
  const drawn = (plot: Plot) =>
    rows.map(({ name, states }, row) => [
      line([box.left, plot.y(row)], [box.right, plot.y(row)], { stroke: theme.colour('grid'), lineWidth: 1 }),
      text([box.left - theme.size(10), plot.y(row)], name, { ...theme.type(12), align: 'right' }),
      states.map(({ value }) =>
        circle([plot.x(value), plot.y(row)], theme.size(4.5), {
          ...{
            fill: theme.colour('survey'),
            fillOpacity: 0.75,
            stroke: theme.colour('canvas'),
            lineWidth: 1,
          },
        }),
      ),
    ])
  return onePlot({
    theme,
    box,
    x: horizontalValueAxis(scale),
    y: positionAxis(rows.length, true),
    layers: [decoration({ draw: drawn })],
  })
}

function middleOf({ states }: RangeShown['zones'][number]): number {
  const values = states.map(({ value }) => value).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? 0
}
