import type { Layer } from '#charts/picture/picture.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { TargetLine } from '#charts/plot/targets.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { decoration } from './marks.ts'
import { line, text } from './shapes.ts'
import type { Stroke } from '#charts/picture/drawing.ts'

/** Long labels at the left where lines begin, short ones where the plot is narrow or beside columns, which would cross them. */
export type LabelPlace = 'long' | 'short' | 'beside'

/** Between a plot and the labels beside it, in pixels. */
const BESIDE = 4

/** The room that labels beside a plot need. */
export function roomBeside(targets: readonly TargetLine[], theme: ChartTheme): number {
  return Math.max(0, ...targets.map(({ short }) => textWidth(short, theme.size(12), 600) + BESIDE))
}

/** How a line of a level is drawn, such as a target or a median. */
export function levelStroke(
  { token, width, dash }: Pick<TargetLine, 'token' | 'width' | 'dash'>,
  theme: ChartTheme,
): Stroke {
  return { stroke: theme.colour(token), lineWidth: width, ...(dash && { lineDash: dash }) }
}

/** Middles of the labels of targets at some heights: each on its line, moved when two would meet. */
function labelMiddles(heights: readonly number[], box: Box, theme: ChartTheme): readonly number[] {
  const wanted = heights.map((middle) => ({ middle: middle - theme.size(9), size: theme.size(15) }))
  return spreadApart(wanted, 0, box.bottom)
}

/** Where the labels of targets stand at the left of a plot, so that other words leave them room. `heights`: of the targets. */
export function levelLabelBoxes(
  targets: readonly TargetLine[],
  heights: readonly number[],
  {
    box,
    labels,
    theme,
  }: { readonly box: Box; readonly labels: 'long' | 'short'; readonly theme: ChartTheme },
): readonly Box[] {
  const half = theme.size(7.5)
  const left = box.left + 4
  return labelMiddles(heights, box, theme).map((middle, index) => {
    const words = targets[index]?.[labels] ?? ''
    const right = left + textWidth(words, theme.size(12), 600)
    return { left, right, top: middle - half, bottom: middle + half }
  })
}

/** Targets across a plot with vertical values; each label stands on its line, moved when two would meet. */
export function levelTargets(
  targets: readonly TargetLine[],
  box: Box,
  labels: LabelPlace,
  theme: ChartTheme,
): Layer {
  const draw = (heights: readonly number[]) => {
    const middles = labelMiddles(heights, box, theme)
    return targets.map((target, index) => {
      const y = heights[index] ?? 0
      const style = { ...theme.type(12, 600, target.token), halo: theme.colour('canvas') }
      const middle = middles[index] ?? y
      return [
        line([box.left, y], [box.right, y], levelStroke(target, theme)),
        labels === 'beside'
          ? text([box.right + BESIDE, middle], target.short, style)
          : text([box.left + 4, middle], target[labels], style),
      ]
    })
  }
  return decoration({ z: 4, draw: ({ y }) => draw(targets.map(({ value }) => y(value))) })
}

/** Upright target lines over lying bars, their short labels above the axis, moved apart when two would meet. */
export function uprightTargets(targets: readonly TargetLine[], box: Box, theme: ChartTheme): Layer {
  const draw = (places: readonly number[]) => {
    const widths = targets.map(({ short }) => textWidth(short, theme.size(12), 600) + 8)
    const wanted = places.map((middle, index) => ({ middle, size: widths[index] ?? 0 }))
    const labels = spreadApart(wanted, box.left, theme.width)
    return targets.map((target, index) => {
      const x = places[index] ?? 0
      return [
        line([x, theme.size(14)], [x, box.bottom], levelStroke(target, theme)),
        text([labels[index] ?? x, theme.size(7)], target.short, {
          ...theme.type(12, 600, target.token),
          align: 'center',
        }),
      ]
    })
  }
  return decoration({ z: 4, draw: ({ x }) => draw(targets.map(({ value }) => x(value))) })
}
