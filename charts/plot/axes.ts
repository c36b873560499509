import type { Axis } from '#charts/picture/picture.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { widestText } from './text-width.ts'
import type { ValueScale } from './value-scale.ts'

/** Pixels between a plot and the names of its ticks. */
const GAP = 8

/** Pixels at the left of a plot for the names of its ticks, `least` at the medium font size. */
export function tickRoom({ ticks, format }: ValueScale, least: number, theme: ChartTheme): number {
  return Math.max(theme.size(least), widestText(ticks.map(format), theme.size(12)) + GAP + 2)
}

/** Value axis at the left: gridlines, no line of its own. */
export function verticalValueAxis({ min, max, ticks, format }: ValueScale): Axis {
  return { ...tickedAxis(ticks, format), min, max }
}

/** Value axis on top of horizontal bars. Where it is narrow for its letters, the two ends are named before what is between. */
export function horizontalValueAxis(scale: ValueScale): Axis {
  return { ...verticalValueAxis(scale), named: 'ends', side: 'top' }
}

/** An axis of values with gridlines at its ticks, and no line of its own, from the first tick to the last. */
export function tickedAxis(ticks: readonly number[], format: (tick: number) => string = String): Axis {
  return {
    min: ticks[0] ?? 0,
    max: ticks.at(-1) ?? 1,
    ticks,
    format,
    named: 'all',
    side: 'bottom',
    gap: GAP,
    gridlines: true,
    line: false,
    strokes: false,
  }
}

/** An axis with a line and small strokes at its ticks. */
export function strokedAxis(ticks: readonly number[], format: (tick: number) => string): Axis {
  return { ...tickedAxis(ticks, format), line: true, strokes: true, gridlines: false }
}

/** An axis that only gives places from `min` to `max`; nothing of it is seen. */
export function bareAxis(min: number, max: number, inverse = false): Axis {
  return { ...tickedAxis([]), min, max, inverse, gridlines: false }
}

/** A bare axis of cells that stand in an order of their own, from 0 to `count`. */
export function cellAxis(count: number, inverse = false): Axis {
  return { ...bareAxis(0, count, inverse), positions: true }
}

/** An axis with a line that gives positions 0 to `count` − 1; what stands beside them is drawn by the figure itself. */
export function positionAxis(count: number, inverse = false): Axis {
  return { ...bareAxis(-0.5, Math.max(count, 1) - 0.5, inverse), line: true, positions: true }
}
