import type { CustomSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { periodPosition } from '#domain/period/period.ts'
import { group, pixelOf } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { stretches } from './gaps.ts'
import { lineStyle } from './line-style.ts'
import type { TrendLine, TrendModel } from './lines.ts'
import { shownMissingYears } from './marks.ts'

/** The points of a line as markers: the series that marks refer to. */
export function markerSeries(line: TrendLine, look: Look): ScatterSeriesOption {
  const style = lineStyle(line, look)
  return {
    type: 'scatter',
    name: line.source.name,
    symbol: style.symbol,
    symbolSize: style.symbolSize,
    z: line.role === 'other' ? 3 : 5,
    itemStyle: {
      color: style.hollow ? look.colour('canvas') : style.colour,
      borderColor: style.colour,
      borderWidth: style.hollow ? 1.4 : 0,
      opacity: style.opacity,
    },
    data: line.points.map((point) => [periodPosition(point.period), point.value]),
  }
}

/** The years that a line leaves out, as small rings on the axis. */
export function missingYearSeries(model: TrendModel, look: Look): ScatterSeriesOption {
  return {
    type: 'scatter',
    symbol: 'circle',
    symbolSize: 6,
    z: 5,
    itemStyle: { color: look.colour('canvas'), borderColor: look.colour('control'), borderWidth: 1.2 },
    data: shownMissingYears(model).map(({ year }) => [year, 0]),
  }
}

/** The strokes of a line, one a stretch, so that gaps stay gaps; projections are dashed. */
export function strokeSeries(line: TrendLine, look: Look): LineSeriesOption[] {
  const style = lineStyle(line, look)
  return stretches(line)
    .filter((stretch) => stretch.points.length > 1)
    .map((stretch) => ({
      type: 'line',
      silent: true,
      showSymbol: false,
      z: line.role === 'other' ? 2 : 4,
      lineStyle: {
        color: style.colour,
        width: style.width,
        type: stretch.projected ? [6, 4] : style.dash,
        opacity: style.opacity,
      },
      data: stretch.points.map((point) => [periodPosition(point.period), point.value]),
    }))
}

/** Triangles above the points that are impossible or suspicious. */
export function warningSeries(model: TrendModel, look: Look): CustomSeriesOption {
  const data = model.lines.flatMap((line) =>
    line.points.flatMap((point, index) => {
      const neighbours = { previous: line.points[index - 1] ?? null, next: line.points[index + 1] ?? null }
      const marked = isMarked(anomaliesOf(point, model.indicator, neighbours))
      return marked ? [[periodPosition(point.period), point.value]] : []
    }),
  )
  return {
    type: 'custom',
    name: 'warnings',
    silent: true,
    z: 6,
    data,
    renderItem: (_, api) => {
      const [x, y] = pixelOf(api, Number(api.value(0)), Number(api.value(1)))
      return group(warningSign(x, y - 13, look))
    },
  }
}
