import { forecastMark } from './model.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { band, dots, stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { markerLayer } from '#charts/over-time/line-layers.ts'
import { lineStyle } from '#charts/over-time/line-style.ts'
import { placeInTime } from '#charts/over-time/place-in-time.ts'
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
export function actualMarkers(model: ForecastModel, theme: ChartTheme): Layer {
  return model.actual
    ? markerLayer(model.actual, theme, ({ period }) => forecastMark('actual', period))
    : decoration({ draw: () => null })
}

/** The steps of the forecast, hollow. */
export function stepMarkers(model: ForecastModel, theme: ChartTheme): Layer {
  const steps = model.ahead.map(({ period, at, mean }) => ({
    id: forecastMark('ahead', period),
    at: [at, mean] as const,
  }))
  const size = steps.length > 12 ? 5 : 6.5
  return dots({ theme, dots: steps, z: 5, colour: colourOf(model, theme), size, rim: 1.6 })
}

/** Projections that the source publishes itself: hollow markers on a dotted line, so that they are not taken for ours. */
export function publishedLayer(model: ForecastModel, theme: ChartTheme): [Layer, ...Layer[]] {
  const { source } = model.subject
  const colour = colourOf(model, theme)
  const places = model.published.map(placeInTime)
  const marker = source ? classLook(source.classification).marker : 'circle'
  const projections = model.published.map((point) => ({
    id: forecastMark('published', point.period),
    at: placeInTime(point),
  }))
  const markers = dots({ theme, dots: projections, z: 4, colour, marker, size: 8, rim: 1.4 })
  if (places.length === 0) return [markers]
  return [
    markers,
    stroke([...start(model), ...places], 3, { stroke: colour, lineWidth: 1.4, lineDash: [1.5, 3] }),
  ]
}

type BandEnd = readonly [at: number, low: number, high: number]

function stepEnds({ ahead }: ForecastModel, which: number): BandEnd[] {
  return ahead.flatMap(({ at, intervals }): BandEnd[] => {
    const ends = intervals[which]
    return ends ? [[at, ends.low, ends.high]] : []
  })
}

/** At the newest figure: its published interval where that is the one that is carried on, else the figure itself. */
function startOfBand(model: ForecastModel): BandEnd[] {
  const { intervals } = model
  const given = intervals?.status === 'ok' && intervals.of === 'publisher' ? intervals : null
  return start(model).map(([at, value]) => [at, given?.lower ?? value, given?.upper ?? value])
}

/** The bands of the intervals, the widest first; they begin at the last figure and end at the top of the axis at most. */
export function bands(model: ForecastModel, top: number, theme: ChartTheme): Layer {
  const { ahead } = model
  const fill = colourOf(model, theme)
  return decoration({
    z: 1,
    clip: true,
    draw: ({ at }) => {
      const count = ahead[0]?.intervals.length ?? 0
      return Array.from({ length: count }, (_, index) => {
        const which = count - 1 - index
        const ends = [...startOfBand(model), ...stepEnds(model, which)]
        const upper = ends.map(([x, , high]) => at(x, Math.min(high, top)))
        const lower = ends.map(([x, low]) => at(x, Math.min(low, top)))
        return band(upper, lower, { fill, opacity: which === 0 && count > 1 ? 0.22 : 0.14 })
      })
    },
  })
}

/** The expected way on, dashed, from the last figure. */
export function centreLine(model: ForecastModel, theme: ChartTheme): Layer {
  const steps = model.ahead.map(({ at, mean }) => [at, mean] as const)
  const places = steps.length > 0 ? [...start(model), ...steps] : []
  return stroke(places, 4, { stroke: colourOf(model, theme), lineWidth: 2, lineDash: [6, 4] })
}

/** A line where figures end and the forecast begins, with a word on its side where there is room. */
export function divider(
  model: ForecastModel,
  { box, language }: { readonly box: Box; readonly language: Language },
  theme: ChartTheme,
): Layer {
  const [last] = start(model)
  const words = language.text(message('forecast.from-here'))
  const room = textWidth(words, theme.size(11), 500) + 10
  return decoration({
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
export function outlierRings({ outliers, actual }: ForecastModel, theme: ChartTheme): Layer {
  const radius = actual ? lineStyle(actual, theme).symbolSize / 2 + 4 : 8
  const ring = { fill: 'rgba(0,0,0,0)', stroke: theme.colour('warn-ink'), lineWidth: 1.6 }
  return decoration({
    z: 6,
    draw: ({ at }) => outliers.map((point) => circle(at(...placeInTime(point)), radius, ring)),
  })
}
