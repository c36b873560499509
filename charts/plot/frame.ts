import type { Language } from '#domain/message/language.ts'
import type { EChartsOption } from 'echarts'
import { horizontalValueAxis, positionAxis, verticalValueAxis } from './axes.ts'
import type { Box } from './box.ts'
import type { Look } from './look.ts'
import { timeAxis } from './time-axis.ts'
import type { ValueScale } from './value-scale.ts'

/** What every option begins with: no animation, no tooltip of its own, the product's type, nothing behind the plot. */
export function frame(look: Look): EChartsOption {
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: look.font(12).replace(/^\S+ \S+ /, ''), color: look.colour('ink') },
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
  readonly look: Look
  readonly box: Box
  readonly scale: ValueScale
  readonly series: NonNullable<EChartsOption['series']>
}

/** Rows from top to bottom, at 0 to `rows` − 1; values run along them. */
export function rowPlot({
  look,
  box,
  scale,
  rows,
  series,
}: PlotForm & { readonly rows: number }): EChartsOption {
  return {
    ...frame(look),
    grid: gridIn(box),
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(rows, look, true),
    series,
  }
}

/** Columns from left to right, at 0 to `columns` − 1; values run up them. */
export function columnPlot(form: PlotForm & { readonly columns: number }): EChartsOption {
  const { look, box, scale, columns, series } = form
  return {
    ...frame(look),
    grid: gridIn(box),
    xAxis: positionAxis(columns, look),
    yAxis: verticalValueAxis(scale, look),
    series,
  }
}

interface TimeForm extends PlotForm {
  readonly range: readonly [number, number]
  readonly language: Language
}

/** Values over time, from the first to the last year of a range. */
export function timePlot(form: TimeForm): EChartsOption {
  const { look, box, scale, range, language, series } = form
  return {
    ...frame(look),
    grid: gridIn(box),
    xAxis: timeAxis(range, box.right - box.left, language, look),
    yAxis: verticalValueAxis(scale, look),
    series,
  }
}
