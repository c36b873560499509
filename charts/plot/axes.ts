import type { XAXisComponentOption, YAXisComponentOption } from 'echarts'
import type { ChartTheme } from './chart-theme.ts'
import type { ValueScale } from './value-scale.ts'

/** Value axis at the left: gridlines, no line of its own. */
export function verticalValueAxis(scale: ValueScale, theme: ChartTheme): YAXisComponentOption {
  return valueAxis(scale, theme)
}

/** Value axis on top of horizontal bars. Where it is narrow for its letters, the two ends are named before what is between. */
export function horizontalValueAxis(scale: ValueScale, theme: ChartTheme): XAXisComponentOption {
  const axis = valueAxis(scale, theme)
  const axisLabel = { ...axis.axisLabel, hideOverlap: true, showMinLabel: true, showMaxLabel: true }
  return { ...axis, axisLabel, position: 'top' }
}

function valueAxis({ min, max, ticks, format }: ValueScale, theme: ChartTheme) {
  return { ...tickedAxis(ticks, theme, format), min, max }
}

/** An axis of values with gridlines at its ticks, and no line of its own. */
export function tickedAxis(
  ticks: readonly number[],
  theme: ChartTheme,
  format: (tick: number) => string = String,
) {
  return {
    type: 'value' as const,
    axisLine: { show: false },
    axisTick: { show: false, customValues: [...ticks] },
    axisLabel: {
      customValues: [...ticks],
      formatter: (tick: number | string) => format(Number(tick)),
      color: theme.colour('ink2'),
      fontSize: theme.size(12),
    },
    splitLine: { show: true, lineStyle: { color: theme.colour('grid'), width: 1 } },
  }
}

/** An axis with a line and small strokes at its ticks. */
export function strokedAxis(ticks: readonly number[], theme: ChartTheme, format: (tick: number) => string) {
  const lineStyle = { color: theme.colour('control') }
  return {
    ...tickedAxis(ticks, theme, format),
    axisLine: { show: true, onZero: false, lineStyle },
    axisTick: { show: true, customValues: [...ticks], lineStyle, length: 4 },
    splitLine: { show: false },
  }
}

/** An axis that only gives positions 0 to `count` − 1; what stands beside them is drawn by the figure itself. */
export function positionAxis(count: number, theme: ChartTheme, inverse = false) {
  return {
    type: 'value' as const,
    min: -0.5,
    max: Math.max(count, 1) - 0.5,
    inverse,
    axisLabel: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLine: { show: true, onZero: false, lineStyle: { color: theme.colour('control') } },
  }
}
