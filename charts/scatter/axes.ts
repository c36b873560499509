import type { CustomSeriesOption, EChartsOption } from 'echarts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { decoration } from '#charts/marks/series.ts'
import { text } from '#charts/marks/shapes.ts'
import { tickedAxis } from '#charts/plot/axes.ts'
import { type Box, inset } from '#charts/plot/box.ts'
import { frame, gridIn } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import type { SpanScale } from './span-scale.ts'

interface Scales {
  readonly x: SpanScale
  readonly y: SpanScale
}

/** Where the plot of points stands: beside the ticks of two axes and below the name of the upright one. */
export function plotBox({ y }: Scales, look: Look): Box {
  const left = widestText(y.ticks.map(y.format), look.size(12)) + look.size(14)
  return inset(look, { left, right: look.size(14), top: look.size(30), bottom: look.size(46) })
}

/** Points between two axes of values, each with a line. */
export function pointPlot(
  { x, y }: Scales,
  look: Look,
  series: NonNullable<EChartsOption['series']>,
): EChartsOption {
  return {
    ...frame(look),
    grid: gridIn(plotBox({ x, y }, look)),
    xAxis: { ...axis(x, look), position: 'bottom' },
    yAxis: axis(y, look),
    series,
  }
}

function axis({ type, min, max, ticks, format }: SpanScale, look: Look) {
  const ticked = tickedAxis(ticks, look, format)
  return {
    ...ticked,
    // The library takes either word here, its types only one at a time.
    type: type as 'value',
    min,
    max,
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
    axisLabel: { ...ticked.axisLabel, hideOverlap: true },
  }
}

/** Names of the axes with an arrow for the direction: upright above the plot, lower at its right end below. */
export function axisNames(
  { x, y }: { readonly x: Indicator; readonly y: Indicator },
  language: Language,
  { right }: Box,
  look: Look,
): CustomSeriesOption {
  const style = look.type(12, 600, 'ink2')
  const fitting = (words: string) => fitText(words, look.width - 8, look.size(12), 600)
  const drawing = [
    text([0, look.size(8)], fitting(`↑ ${axisName(y, language)}`), style),
    text([right, look.height - look.size(9)], fitting(`${axisName(x, language)} →`), {
      ...style,
      align: 'right',
    }),
  ]
  return decoration({ look, draw: () => drawing })
}

/** `Neonatal mortality rate, per 1,000`. */
function axisName(indicator: Indicator, language: Language): string {
  const { factor, shortName } = indicator
  if (factor === 4) return shortName
  const unit = factor === 2 ? '%' : unitName(factor)
  return language.text(message('unit.axis', { indicator: indicatorName(indicator), unit }))
}
