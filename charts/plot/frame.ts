import type { Language } from '#domain/message/language.ts'
import type { EChartsOption } from 'echarts'
import { horizontalValueAxis, positionAxis, verticalValueAxis } from './axes.ts'
import type { Box } from './box.ts'
import type { ChartTheme } from './chart-theme.ts'
import { timeAxis } from './time-axis.ts'
import type { ValueScale } from './value-scale.ts'

/** What every option begins with: no animation, no tooltip of its own, the product's type, nothing behind the plot. */
export function frame(theme: ChartTheme): EChartsOption {
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: theme.font(12).replace(/^\S+ \S+ /, ''), color: theme.colour('ink') },
  }
}

/** The axes of a plot stand around a part of the surface. */
export function gridIn({ left, right, top, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top, containLabel: false }
}

/** A series on the plot of that number, where a figure has several. */
export function onPlot<T extends object>(
  series: T,
  index: number,
): T & { xAxisIndex: number; yAxisIndex: number } {
  return { ...series, xAxisIndex: index, yAxisIndex: index }
}

interface PlotForm {
  readonly theme: ChartTheme
  readonly box: Box
  readonly scale: ValueScale
  readonly series: NonNullable<EChartsOption['series']>
}

/** Rows from top to bottom, at 0 to `rows` − 1; values run along them. */
export function rowPlot({
  theme,
  box,
  scale,
  rows,
  series,
}: PlotForm & { readonly rows: number }): EChartsOption {
  return {
    ...frame(theme),
    grid: gridIn(box),
    xAxis: horizontalValueAxis(scale, theme),
    yAxis: positionAxis(rows, theme, true),
    series,
  }
}

/** Columns from left to right, at 0 to `columns` − 1; values run up them. */
export function columnPlot(form: PlotForm & { readonly columns: number }): EChartsOption {
  const { theme, box, scale, columns, series } = form
  return {
    ...frame(theme),
    grid: gridIn(box),
    xAxis: positionAxis(columns, theme),
    yAxis: verticalValueAxis(scale, theme),
    series,
  }
}

interface TimeForm extends PlotForm {
  readonly range: readonly [number, number]
  readonly language: Language
}

/** Values over time, from the first to the last year of a range. */
export function timePlot(form: TimeForm): EChartsOption {
  const { theme, box, scale, range, language, series } = form
  return {
    ...frame(theme),
    grid: gridIn(box),
    xAxis: timeAxis(range, box.right - box.left, language, theme),
    yAxis: verticalValueAxis(scale, theme),
    series,
  }
}
