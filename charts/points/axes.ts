import type { Axis, Layer, Picture } from '#charts/picture/picture.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import { tickedAxis } from '#charts/plot/axes.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { onePlot } from '#charts/plot/frame.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import type { SpanScale } from './span-scale.ts'

interface Scales {
  readonly x: SpanScale
  readonly y: SpanScale
}

/** Where the plot of points stands: beside the ticks of two axes and below the name of the upright one. */
export function plotBox({ y }: Scales, theme: ChartTheme): Box {
  const left = widestText(y.ticks.map(y.format), theme.size(12)) + theme.size(14)
  return inset(theme, { left, right: theme.size(14), top: theme.size(30), bottom: theme.size(46) })
}

/** Points between two axes of values, each with a line. */
export function pointPlot({ x, y }: Scales, theme: ChartTheme, layers: readonly Layer[]): Picture {
  return onePlot({ theme, box: plotBox({ x, y }, theme), x: axis(x), y: axis(y), layers })
}

function axis({ type, min, max, ticks, format }: SpanScale): Axis {
  return { ...tickedAxis(ticks, format), log: type === 'log', min, max, line: true, named: 'fitting' }
}

/** Names of the axes with an arrow for the direction: upright above the plot, lower at its right end below. */
export function axisNames(
  { x, y }: { readonly x: Indicator; readonly y: Indicator },
  language: Language,
  { right }: Box,
  theme: ChartTheme,
): Layer {
  const style = theme.type(12, 600, 'ink2')
  const fitting = (words: string) => fitText(words, theme.width - 8, theme.size(12), 600)
  const drawing = [
    text([0, theme.size(8)], fitting(`↑ ${axisName(y, language)}`), style),
    text([right, theme.height - theme.size(9)], fitting(`${axisName(x, language)} →`), {
      ...style,
      align: 'right',
    }),
  ]
  return decoration({ draw: () => drawing })
}

/** `Neonatal mortality rate, per 1,000`. */
export function axisName(indicator: Indicator, language: Language): string {
  const { factor, shortName } = indicator
  if (factor === 4) return shortName
  const unit = factor === 2 ? '%' : unitName(factor)
  return language.text(message('unit.axis', { indicator: indicatorName(indicator), unit }))
}
