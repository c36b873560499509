import type { XAXisComponentOption, YAXisComponentOption } from 'echarts'
import type { Look } from './look.ts'
import type { ValueScale } from './value-scale.ts'

/** Value axis at the left: gridlines, no line of its own. */
export function verticalValueAxis(scale: ValueScale, look: Look): YAXisComponentOption {
  return { ...valueAxis(scale, look), type: 'value' }
}

/** Value axis on top of horizontal bars. Where it is narrow for its letters, the two ends are named before what is between. */
export function horizontalValueAxis(scale: ValueScale, look: Look): XAXisComponentOption {
  const axis = valueAxis(scale, look)
  const axisLabel = { ...axis.axisLabel, hideOverlap: true, showMinLabel: true, showMaxLabel: true }
  return { ...axis, axisLabel, type: 'value', position: 'top' }
}

function valueAxis(scale: ValueScale, look: Look) {
  return {
    min: scale.min,
    max: scale.max,
    axisLine: { show: false },
    axisTick: { show: false, customValues: [...scale.ticks] },
    axisLabel: {
      customValues: [...scale.ticks],
      formatter: (tick: number | string) => scale.format(Number(tick)),
      color: look.colour('ink2'),
      fontSize: look.size(12),
    },
    splitLine: { show: true, lineStyle: { color: look.colour('grid'), width: 1 } },
  }
}

/** An axis that only gives positions 0 to `count` − 1; what stands beside them is drawn by the figure itself. */
export function positionAxis(count: number, look: Look, inverse = false) {
  return {
    type: 'value' as const,
    min: -0.5,
    max: Math.max(count, 1) - 0.5,
    inverse,
    axisLabel: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
  }
}
