import type { Layer } from '#charts/picture/picture.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { levelStroke } from '#charts/marks/target-lines.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { CrossLine } from './cross-lines.ts'

/** Medians and targets as lines through the plot, and the period in large pale type behind everything. */
export function backdropLayer(
  lines: readonly CrossLine[],
  period: string,
  { left, right, top, bottom }: Box,
  theme: ChartTheme,
): Layer {
  const large = Math.min(theme.size(96), (right - left) / Math.max(4, period.length) / 0.75)
  const behind = text([right - 12, bottom - large * 0.5], period, {
    ...theme.type(large / theme.size(1), 700, 'sunken'),
    align: 'right',
  })
  return decoration({
    z: 0,
    draw: ({ x, y }) => [
      behind,
      lines.map((cross) => {
        const style = levelStroke(cross, theme)
        return cross.axis === 'x'
          ? line([x(cross.value), top], [x(cross.value), bottom], style)
          : line([left, y(cross.value)], [right, y(cross.value)], style)
      }),
    ],
  })
}
