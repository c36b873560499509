import type { CustomSeriesOption } from 'echarts'
import { group, pixelOf, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { crossLines, drawnLine } from './cross-lines.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** Medians and targets as lines through the plot, and the period in large pale type behind everything. */
export function backdropSeries(
  model: BubbleModel,
  input: BubbleInput,
  { room, period }: { readonly room: Room; readonly period: string },
  look: Look,
): CustomSeriesOption {
  const { scales } = model
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
      const lines = crossLines(model, input).map((cross) => {
        const isUpright = cross.axis === 'x'
        const [x, y] = pixelOf(
          api,
          isUpright ? cross.value : scales.x.min,
          isUpright ? scales.y.min : cross.value,
        )
        return drawnLine(cross, isUpright ? x : y, room, look)
      })
      return group([behind, ...lines])
    },
  }
}
