import type { CustomSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts'
import { periodPosition } from '#domain/period/period.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { circle, group, line, pixelOf, polygon, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { PlotBox } from '#charts/plot/target-series.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { markerSeries } from '#charts/trend/line-series.ts'
import { lineStyle } from '#charts/trend/line-style.ts'
import type { ForecastModel } from './model.ts'

function colourOf({ subject }: ForecastModel, look: Look): string {
  return look.colour(subject.source ? classLook(subject.source.classification).token : 'ink2')
}

/** The figures as published. */
export function actualMarkers(model: ForecastModel, look: Look): ScatterSeriesOption {
  return model.actual ? markerSeries(model.actual, look) : { type: 'scatter', data: [] }
}

/** The steps of the forecast, hollow. */
export function stepMarkers(model: ForecastModel, look: Look): ScatterSeriesOption {
  return {
    type: 'scatter',
    name: 'forecast',
    symbol: 'circle',
    symbolSize: model.ahead.length > 12 ? 5 : 6.5,
    z: 5,
    itemStyle: { color: look.colour('canvas'), borderColor: colourOf(model, look), borderWidth: 1.6 },
    data: model.ahead.map(({ at, mean }) => [at, mean]),
  }
}

/** Projections that the source publishes itself: hollow markers on a dotted line, so that they are not taken for ours. */
export function publishedSeries(
  model: ForecastModel,
  look: Look,
): [ScatterSeriesOption, ...LineSeriesOption[]] {
  const { actual, published, subject } = model
  const colour = colourOf(model, look)
  const points = published.map((point) => [periodPosition(point.period), point.value])
  const last = actual?.points.at(-1)
  const symbol = subject.source ? classLook(subject.source.classification).symbol : 'circle'
  const markers: ScatterSeriesOption = {
    type: 'scatter',
    name: 'published projection',
    symbol,
    symbolSize: 8,
    z: 4,
    itemStyle: { color: look.colour('canvas'), borderColor: colour, borderWidth: 1.4 },
    data: points,
  }
  if (points.length === 0) return [markers]
  const stroke: LineSeriesOption = {
    type: 'line',
    silent: true,
    showSymbol: false,
    z: 3,
    lineStyle: { color: colour, width: 1.4, type: [1.5, 3] },
    data: last ? [[periodPosition(last.period), last.value], ...points] : points,
  }
  return [markers, stroke]
}

/** The 95% band, and the 80% band over it; both begin at the last figure and end at the top of the axis at most. */
export function bands(model: ForecastModel, top: number, look: Look): CustomSeriesOption {
  const { ahead, actual } = model
  const last = actual?.points.at(-1)
  const fill = colourOf(model, look)
  const edges = [
    { low: 'lo95', high: 'hi95', opacity: 0.14 },
    { low: 'lo80', high: 'hi80', opacity: 0.22 },
  ] as const
  return {
    type: 'custom',
    silent: true,
    z: 1,
    clip: true,
    data: ahead.length > 0 ? edges.map((_, index) => [index]) : [],
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const edge = edges[dataIndex]
      if (!edge) return null
      const start = last ? [pixelOf(api, periodPosition(last.period), last.value)] : []
      const side = (name: 'lo95' | 'hi95' | 'lo80' | 'hi80') =>
        ahead.map((step) => pixelOf(api, step.at, Math.min(step[name], top)))
      const { opacity } = edge
      return group([polygon([...start, ...side(edge.high), ...side(edge.low).reverse()], { fill, opacity })])
    },
  }
}

/** The expected way on, dashed, from the last figure. */
export function centreLine(model: ForecastModel, look: Look): LineSeriesOption {
  const { ahead, actual } = model
  const last = actual?.points.at(-1)
  const steps = ahead.map(({ at, mean }) => [at, mean])
  return {
    type: 'line',
    silent: true,
    showSymbol: false,
    z: 4,
    lineStyle: { color: colourOf(model, look), width: 2, type: [6, 4] },
    data: steps.length > 0 && last ? [[periodPosition(last.period), last.value], ...steps] : steps,
  }
}

/** A line where figures end and the forecast begins, with a word on its side where there is room. */
export function divider({ actual, ahead }: ForecastModel, box: PlotBox, look: Look): CustomSeriesOption {
  const last = actual?.points.at(-1)
  return {
    type: 'custom',
    silent: true,
    z: 2,
    data: last && ahead.length > 0 ? [[0]] : [],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      if (!last) return null
      const [x] = pixelOf(api, periodPosition(last.period), 0)
      const style = { font: look.font(11, 500), fill: look.colour('ink3') }
      const room = box.right - x
      const isRoomy = room > textWidth('Forecast', look.size(11), 500) + 10
      return group([
        line(x, box.top - look.size(14), x, box.bottom, { stroke: look.colour('control'), lineWidth: 1 }),
        isRoomy ? text(x + 6, box.top - look.size(8), 'Forecast', style) : null,
      ])
    },
  }
}

/** Rings around figures far from the course of the series. */
export function outlierRings({ outliers, actual }: ForecastModel, look: Look): CustomSeriesOption {
  const radius = actual ? lineStyle(actual, look).symbolSize / 2 + 4 : 8
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: outliers.map((point) => [periodPosition(point.period), point.value]),
    renderItem: (_, api) => {
      const [x, y] = pixelOf(api, Number(api.value(0)), Number(api.value(1)))
      const ring = { fill: 'rgba(0,0,0,0)', stroke: look.colour('warn-ink'), lineWidth: 1.6 }
      return group([circle(x, y, radius, ring)])
    },
  }
}
