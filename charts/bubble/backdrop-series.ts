import type { CustomSeriesOption } from 'echarts'
import { formatWithUnit } from '#domain/number/format.ts'
import type { FigureInput } from '#charts/figure.ts'
import { type Drawn, group, line, pixelOf, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import type { BubbleModel } from './model.ts'

interface Across {
  readonly axis: 'x' | 'y'
  readonly value: number
  readonly label: string
  readonly stroke: string
  readonly lineWidth: number
  readonly lineDash?: number[]
}

/** Medians and targets as lines through the plot, and the period in large pale type behind everything. */
export function backdropSeries(
  model: BubbleModel,
  input: FigureInput,
  { room, period }: { readonly room: Room; readonly period: string },
  look: Look,
): CustomSeriesOption {
  const lines = linesOf(model, input, look)
  return {
    type: 'custom',
    silent: true,
    z: 0,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const [right, foot] = [look.width - room.right, look.height - room.bottom]
      const large = Math.min(look.size(96), (right - room.left) / Math.max(4, period.length) / 0.75)
      const behind = text(right - 12, foot - large * 0.5, period, {
        font: `700 ${large}px ${look.font(12).replace(/^\S+ \S+ /, '')}`,
        fill: look.colour('sunken'),
        align: 'right',
      })
      return group([
        behind,
        ...lines.flatMap((across) => {
          const [x, y] = pixelOf(
            api,
            across.axis === 'x' ? across.value : model.scales.x.min,
            across.axis === 'y' ? across.value : model.scales.y.min,
          )
          return across.axis === 'x'
            ? upright(across, x, room.top, foot, look)
            : level(across, y, room.left, right, look)
        }),
      ])
    },
  }
}

function linesOf({ medians, x, y }: BubbleModel, { view }: FigureInput, look: Look): Across[] {
  const dotted = { stroke: look.colour('ink3'), lineWidth: 1, lineDash: [2, 3] }
  const targets = (axis: 'x' | 'y', indicator: BubbleModel['x']) =>
    targetLines(indicator, view.options).map(
      (target): Across => ({
        axis,
        value: target.value,
        label: target.short,
        stroke: look.colour(target.token),
        lineWidth: target.width,
        ...(target.dash && { lineDash: target.dash }),
      }),
    )
  return [
    ...(medians
      ? [
          {
            axis: 'x' as const,
            value: medians.x,
            label: `Median ${formatWithUnit(medians.x, x)}`,
            ...dotted,
          },
          {
            axis: 'y' as const,
            value: medians.y,
            label: `Median ${formatWithUnit(medians.y, y)}`,
            ...dotted,
          },
        ]
      : []),
    ...targets('x', x),
    ...targets('y', y),
  ]
}

function upright(across: Across, x: number, top: number, foot: number, look: Look): Drawn[] {
  const { label, axis, value, ...style } = across
  const fill = style.stroke
  return [
    line(x, top, x, foot, style),
    text(x + 4, top + look.size(7), label, { font: look.font(11), fill, halo: look.colour('canvas') }),
  ]
}

function level(across: Across, y: number, left: number, right: number, look: Look): Drawn[] {
  const { label, axis, value, ...style } = across
  return [
    line(left, y, right, y, style),
    text(right - 2, y - look.size(8), label, {
      font: look.font(11),
      fill: style.stroke,
      align: 'right',
      halo: look.colour('canvas'),
    }),
  ]
}
