import type { CustomSeriesOption } from 'echarts'
import { group, line, rect, text } from './element.ts'
import type { Look } from './look.ts'
import { spreadApart } from './spread-apart.ts'
import type { TargetLine } from './targets.ts'
import type { ValueScale } from './value-scale.ts'

/** Left, right, top and bottom of the plot in pixels. */
export interface PlotBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Long labels at the left where lines begin, short ones where the plot is narrow or at the right over columns. */
export type LabelPlace = 'long' | 'short' | 'right'

/** Targets across a plot with vertical values; each label stands on its line, moved when two would meet. */
export function targetSeries(
  targets: readonly TargetLine[],
  box: PlotBox,
  labels: LabelPlace,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    name: 'targets',
    silent: true,
    z: 4,
    data: [[0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const heights = targets.map(({ value }) => api.coord([0, value])[1] ?? 0)
      const wanted = heights.map((middle) => ({ middle: middle - look.size(9), size: look.size(15) }))
      const middles = spreadApart(wanted, 0, box.bottom)
      return group(
        targets.flatMap((target, index) => {
          const y = heights[index] ?? 0
          const stroke = look.colour(target.token)
          const dash = target.dash && { lineDash: target.dash }
          const style = { font: look.font(12, 600), fill: stroke, halo: look.colour('canvas') }
          const label = labels === 'long' ? target.long : target.short
          const middle = middles[index] ?? y
          return [
            line(box.left, y, box.right, y, { stroke, lineWidth: target.width, ...dash }),
            labels === 'right'
              ? text(box.right, middle, label, { ...style, align: 'right' })
              : text(box.left + 4, middle, label, style),
          ]
        }),
      )
    },
  }
}

/** The shade over what cannot be: the part of a percentage axis above 100. */
export function beyondSeries(scale: ValueScale, box: PlotBox, look: Look): CustomSeriesOption[] {
  const { beyond } = scale
  if (beyond === null) return []
  return [
    {
      type: 'custom',
      silent: true,
      z: 0,
      data: [[0]],
      encode: { x: -1, y: -1 },
      renderItem: (_, api) => {
        const from = api.coord([0, beyond])[1] ?? 0
        const to = api.coord([0, scale.max])[1] ?? 0
        const label = text(box.right - 4, to + look.size(8), 'above 100%', {
          font: look.font(11),
          fill: look.colour('ink3'),
          align: 'right',
        })
        const shade = rect(box.left, to, box.right - box.left, from - to, { fill: look.colour('sunken') })
        return group([shade, box.right - box.left < 400 ? null : label])
      },
    },
  ]
}
