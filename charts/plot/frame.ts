import type { Language } from '#domain/message/language.ts'
import { horizontalValueAxis, positionAxis, verticalValueAxis } from './axes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Axis, Layer, Picture } from '#charts/picture/picture.ts'
import { timeAxis } from './time-axis.ts'
import type { ValueScale } from './value-scale.ts'

/** A layer on the plot of that number, where a figure has several. */
export function onPlot(layer: Layer, plot: number): Layer {
  return { ...layer, plot }
}

interface PlotForm {
  readonly theme: ChartTheme
  readonly box: Box
  readonly layers: readonly Layer[]
}

interface ValueForm extends PlotForm {
  readonly scale: ValueScale
}

/** A picture of one plot. */
export function onePlot({ theme, box, x, y, layers }: PlotForm & Record<'x' | 'y', Axis>): Picture {
  return { theme, plots: [{ box, x, y }], layers }
}

/** Rows from top to bottom, at 0 to `rows` − 1; values run along them. */
export function rowPlot({ scale, rows, ...form }: ValueForm & { readonly rows: number }): Picture {
  return onePlot({ ...form, x: horizontalValueAxis(scale), y: positionAxis(rows, true) })
}

/** Columns from left to right, at 0 to `columns` − 1; values run up them. */
export function columnPlot({ scale, columns, ...form }: ValueForm & { readonly columns: number }): Picture {
  return onePlot({ ...form, x: positionAxis(columns), y: verticalValueAxis(scale) })
}

interface TimeForm extends ValueForm {
  readonly range: readonly [number, number]
  readonly language: Language
}

/** Values over time, from the first to the last year of a range. */
export function timePlot({ scale, range, language, ...form }: TimeForm): Picture {
  const { box, theme } = form
  const x = timeAxis(range, box.right - box.left, language, theme)
  return onePlot({ ...form, x, y: verticalValueAxis(scale) })
}
