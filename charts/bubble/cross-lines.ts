import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { type TargetLine, targetLines } from '#charts/plot/targets.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** A median or a target as a line through the plot, upright for the axis that lies sideways. */
export type CrossLine = Pick<TargetLine, 'value' | 'short' | 'token' | 'width' | 'dash'> & {
  readonly axis: 'x' | 'y'
}

/** Medians first, then targets, of both axes. */
export function crossLines({ medians, x, y }: BubbleModel, { view, language }: BubbleInput): CrossLine[] {
  return (['x', 'y'] as const).flatMap((axis): CrossLine[] => {
    const indicator = axis === 'x' ? x : y
    const targets = targetLines(indicator, view.options, language).map((target) => ({ ...target, axis }))
    if (!medians) return targets
    const short = language.text(message('bubble.median', { value: figure(medians[axis], indicator) }))
    return [{ axis, value: medians[axis], short, token: 'ink3', width: 1, dash: [2, 3] }, ...targets]
  })
}

/** Labels of the lines over everything else: upright ones at the top, level ones at the right, apart from each other. */
export function lineLabels(lines: readonly CrossLine[], box: Box, theme: ChartTheme): Layer {
  const upright = lines.filter(({ axis }) => axis === 'x')
  const level = lines.filter(({ axis }) => axis === 'y')
  const halo = theme.colour('canvas')
  return decoration({
    z: 7,
    draw: ({ x, y }) => {
      const wanted = level.map(({ value }) => ({ middle: y(value) - theme.size(8), size: theme.size(14) }))
      const heights = spreadApart(wanted, box.top, box.bottom)
      return [
        // Each a line lower than the one before, so that lines near each other keep their labels.
        upright.map(({ value, short, token }, index) =>
          text([x(value) + 4, box.top + theme.size(8 + 14 * index)], short, {
            ...theme.type(11, 400, token),
            halo,
          }),
        ),
        level.map(({ short, token }, index) =>
          text([box.right - 2, heights[index] ?? 0], short, {
            ...theme.type(11, 400, token),
            align: 'right',
            halo,
          }),
        ),
      ]
    },
  })
}
