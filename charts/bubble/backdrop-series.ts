import type { CustomSeriesOption } from 'echarts'
import { decoration } from '#charts/marks/series.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { levelStroke } from '#charts/marks/target-lines.ts'
import type { Box } from '#charts/plot/box.ts'
import type { Look } from '#charts/plot/look.ts'
import type { CrossLine } from './cross-lines.ts'

/** Medians and targets as lines through the plot, and the period in large pale type behind everything. */
export function backdropSeries(
  lines: readonly CrossLine[],
  period: string,
  { left, right, top, bottom }: Box,
  look: Look,
): CustomSeriesOption {
  const large = Math.min(look.size(96), (right - left) / Math.max(4, period.length) / 0.75)
  const behind = text([right - 12, bottom - large * 0.5], period, {
    ...look.type(large / look.size(1), 700, 'sunken'),
    align: 'right',
  })
  return decoration({
    look,
    z: 0,
    draw: ({ x, y }) => [
      behind,
      lines.map((cross) => {
        const style = levelStroke(cross, look)
        return cross.axis === 'x'
          ? line([x(cross.value), top], [x(cross.value), bottom], style)
          : line([left, y(cross.value)], [right, y(cross.value)], style)
      }),
    ],
  })
}
