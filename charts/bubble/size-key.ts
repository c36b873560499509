import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { axisName } from '#charts/points/axes.ts'
import type { BubbleModel } from './model.ts'
import { bubbleRadius } from './radius.ts'

/** About the radii in pixels for which a round number is sought: they stand above the plot. */
const RADII = [5, 12] as const
const GAP = 6

/** Round numbers, each with the radius that a bubble of it has, small ones first. */
export function keySizes(
  largest: number,
  narrow: boolean,
): { readonly value: number; readonly radius: number }[] {
  if (largest <= 0) return []
  const most = bubbleRadius({ size: { value: largest } }, largest, narrow)
  const values = RADII.map((radius) => roundNear(largest * (radius / most) ** 2))
  return [...new Set(values)].map((value) => ({
    value,
    radius: bubbleRadius({ size: { value } }, largest, narrow),
  }))
}

/** 1, 2 or 5 × 10ⁿ, whichever is next to a number by ratio. */
function roundNear(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(value))
  const far = (step: number) => Math.abs(Math.log(step / (value / scale)))
  const step = [1, 2, 5, 10].reduce((near, one) => (far(one) < far(near) ? one : near))
  return Number((step * scale).toPrecision(1))
}

/** The meaning of the areas, at the right above the plot, where the name of the upright axis leaves room. */
export function sizeKey(
  { largest, size, y }: BubbleModel,
  language: Language,
  { right }: Box,
  theme: ChartTheme,
): Layer[] {
  if (!size) return []
  const entries = keySizes(largest, theme.narrow).map(({ value, radius }) => {
    const words = compactNumber(value)
    return { words, radius: theme.size(radius), wide: textWidth(words, theme.size(11)) }
  })
  const width = entries.reduce((sum, { radius, wide }) => sum + 2 * radius + wide + 3 * GAP, 0)
  const name = textWidth(`↑ ${axisName(y, language)}`, theme.size(12), 600)
  if (entries.length === 0 || name + width > right) return []
  const style = { fill: 'none', stroke: theme.colour('ink2'), lineWidth: 1.2 }
  const middle = theme.size(13)
  let left = right - width
  const drawing = entries.map(({ words, radius, wide }) => {
    const spot = [left + radius, middle] as const
    left += 2 * radius + wide + 3 * GAP
    return [
      circle(spot, radius, style),
      text([spot[0] + radius + GAP, middle], words, theme.type(11, 400, 'ink2')),
    ]
  })
  return [decoration({ draw: () => drawing })]
}
