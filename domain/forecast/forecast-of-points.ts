import { message, type Value } from '#domain/message/message.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { insufficient, invalid } from '#domain/statistics/outcome.ts'
import { forecast, type ForecastResult } from './forecast.ts'
import type { ModelName } from './model-names.ts'
import { FEWEST } from './model-names.ts'
import { forecastSeries, type SeriesOrigin, type SeriesRefusal } from './series-of-points.ts'

/** Points of one source at one place, and the wish for them. */
export interface PointsForecast {
  readonly points: readonly Point[]
  readonly indicator: Indicator
  readonly source: DataSource
  readonly evidence: SeriesOrigin['evidence']
  readonly reported?: SeriesOrigin['reported']
  readonly horizon?: number | undefined
  readonly model?: ModelName | undefined
  /** What no figure can pass, such as the people of the place; null or absent for nothing. */
  readonly most?: number | null | undefined
}

/** A forecast, the figures that it was made from, and the remarks on the way there. */
export interface ForecastOfPoints {
  readonly result: ForecastResult
  readonly actual: readonly Point[]
  readonly warnings: readonly Value[]
}

/**
 * The forecast of a published series: years or months as found, weekly counts of events added up to months; modelled
 * estimates are named as such, and projections that the source publishes stay out. A series that cannot be put on a grid is
 * refused with the reason. Source: methods §5.
 */
export function forecastOfPoints(asked: PointsForecast): ForecastOfPoints {
  const { points, indicator, source, evidence, reported, horizon, model, most } = asked
  const { classification } = source
  const series = forecastSeries(points, indicator, { classification, evidence, reported })
  const count = series.published.length
  const published = count === 0 ? [] : [message('answers.own-projections', { count })]
  if (series.status === 'refused') {
    return { result: refusal(series.reason), actual: series.actual, warnings: published }
  }
  const result = forecast({ ...series.asked, horizon, model, most })
  return { result, actual: series.actual, warnings: [...series.remarks, ...published] }
}

function refusal(reason: SeriesRefusal): ForecastResult {
  if (reason !== 'no_figures') return invalid(reason)
  return { ...insufficient(0, FEWEST.combination, reason), last_known: null }
}
