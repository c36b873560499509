import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { CustomSeriesOption, LineSeriesOption } from 'echarts'
import { classLook } from '#charts/colour/class-colour.ts'
import { band, dots, stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/series.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/plot/box.ts'
import type { ChartTheme } from '#charts/plot/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { markerSeries } from '#charts/trend/line-series.ts'
import { lineStyle } from '#charts/trend/line-style.ts'
import { placeInTime } from '#charts/trend/place-in-time.ts'
import type { ForecastModel } from './model.ts'

function colourOf({ subject }: ForecastModel, theme: ChartTheme): string {
  return theme.colour(subject.source ? classLook(subject.source.classification).token : 'ink2')
}

/** The newest figure as published, where the forecast begins. */
function start({ actual }: ForecastModel): [number, number][] {
  const last = actual?.points.at(-1)
  return last ? [placeInTime(last)] : []
}

/** The figures as published. */
export function actualMarkers(model: ForecastModel, theme: ChartTheme): CustomSeriesOption {
  return model.actual ? markerSeries(model.actual, theme) : { type: 'custom', data: [] }
}

/** The steps of the forecast, hollow. */
export function stepMarkers(model: ForecastModel, theme: ChartTheme): CustomSeriesOption {
  const places = model.ahead.map(({ at, mean }) => [at, mean] as const)
  const size = places.length > 12 ? 5 : 6.5
  return dots({ theme, places, z: 5, colour: colourOf(model, theme), size, rim: 1.6 })
}

/** Projections that the source publishes itself: hollow markers on a dotted line, so that they are not taken for ours. */
export function publishedSeries(
  model: ForecastModel,
  theme: ChartTheme,
): [CustomSeriesOption, ...LineSeriesOption[]] {
  const { source } = model.subject
  const colour = colourOf(model, theme)
  const places = model.published.map(placeInTime)
  const symbol = source ? classLook(source.classification).symbol : 'circle'
  const markers = dots({ theme, places, z: 4, colour, symbol, size: 8, rim: 1.4 })
  if (places.length === 0) return [markers]
  return [markers, stroke([...start(model), ...places], 3, { color: colour, width: 1.4, type: [1.5, 3] })]
}

/** The 95% band, and the 80% band over it; both begin at the last figure and end at the top of the axis at most. */
export function bands(model: ForecastModel, top: number, theme: ChartTheme): CustomSeriesOption {
  const { ahead } = model
  const fill = colourOf(model, theme)
  return decoration({
    theme,
    z: 1,
    clip: true,
    draw: ({ at }) => {
      const side = (name: 'lo95' | 'hi95' | 'lo80' | 'hi80') =>
        ahead.map((step) => at(step.at, Math.min(step[name], top)))
      const first = start(model).map(([x, y]) => at(x, y))
      return (
        ahead.length > 0 && [
          band([...first, ...side('hi95')], side('lo95'), { fill, opacity: 0.14 }),
          band([...first, ...side('hi80')], side('lo80'), { fill, opacity: 0.22 }),
        ]
      )
    },
  })
}

/** The expected way on, dashed, from the last figure. */
export function centreLine(model: ForecastModel, theme: ChartTheme): LineSeriesOption {
  const steps = model.ahead.map(({ at, mean }) => [at, mean] as const)
  const places = steps.length > 0 ? [...start(model), ...steps] : []
  return stroke(places, 4, { color: colourOf(model, theme), width: 2, type: [6, 4] })
}

/** A line where figures end and the forecast begins, with a word on its side where there is room. */
export function divider(
  model: ForecastModel,
  { box, language }: { readonly box: Box; readonly language: Language },
  theme: ChartTheme,
): CustomSeriesOption {
  const [last] = start(model)
  const words = language.text(message('forecast.from-here'))
  const room = textWidth(words, theme.size(11), 500) + 10
  return decoration({
    theme,
    z: 2,
    draw: (plot) => {
      if (!last || model.ahead.length === 0) return null
      const x = plot.x(last[0])
      return [
        line([x, box.top - theme.size(14)], [x, box.bottom], {
          stroke: theme.colour('control'),
          lineWidth: 1,
        }),
        box.right - x > room && text([x + 6, box.top - theme.size(8)], words, theme.type(11, 500, 'ink3')),
      ]
    },
  })
}

/** Rings around figures far from the course of the series. */
export function outlierRings({ outliers, actual }: ForecastModel, theme: ChartTheme): CustomSeriesOption {
  const radius = actual ? lineStyle(actual, theme).symbolSize / 2 + 4 : 8
  const ring = { fill: 'rgba(0,0,0,0)', stroke: theme.colour('warn-ink'), lineWidth: 1.6 }
  return decoration({
    theme,
    z: 6,
    draw: ({ at }) => outliers.map((point) => circle(at(...placeInTime(point)), radius, ring)),
  })
}
