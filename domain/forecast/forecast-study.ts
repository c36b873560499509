import type { Slope } from '#domain/indicator/indicator.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
import { carriedOn, type ForecastQuestion, type ForecastResult, forecast } from './forecast.ts'
import { FURTHEST } from './reach.ts'
import { recentPart, periodAt, regularSeries } from '#domain/statistics/regular-series.ts'
import { seriesOutliers } from './series-outliers.ts'
import { type AskedTarget, type TargetOutlook, targetOutlook } from './target-outlook.ts'

/** Everything that Predictive Analysis asks about a series; plain data, so that it can be sent to a worker. */
export interface StudyQuestion {
  readonly asked: ForecastQuestion
  readonly slope: Slope
  readonly targets: readonly AskedTarget[]
}

/** A forecast with its consequences; plain data. */
export interface ForecastStudy {
  readonly result: ForecastResult
  /** One for each target, when it is known which side is the good one. */
  readonly outlooks: readonly TargetOutlook[]
  /** Periods of values that lie far from the course of the series. */
  readonly outliers: readonly string[]
}

/** Forecasts a series and reads the chance of its targets and its outliers. Same question, same answer. Source: methods §5. */
export function studyForecast({ asked, slope, targets }: StudyQuestion): ForecastStudy {
  const result = forecast(asked)
  const whole = regularSeries(asked.values, asked.start, asked.frequency)
  const series = whole && recentPart(whole)
  const outliers = series ? seriesOutliers(series).map((at) => periodAt(series, at)) : []
  if (result.status !== 'ok' || targets.length === 0) return { result, outlooks: [], outliers }
  const steps = result.points.length
  const furthest = asked.frequency === 1 ? FURTHEST : steps
  const needed = Math.max(
    furthest,
    ...targets.map((target) => stepsTo(target, result.Actual, asked.frequency)),
  )
  const further = needed > steps ? carriedOn({ ...asked, horizon: needed }, steps) : result
  const far = further.status === 'ok' ? further : result
  const outlooks = targets.flatMap((target) => targetOutlook({ asked, far, steps, slope }, target) ?? [])
  return { result, outlooks, outliers }
}

/** Steps from the last known value to the end of a target's year; 0 when there is no such year or it is too far. */
function stepsTo(
  { year }: AskedTarget,
  known: readonly { readonly period: string }[],
  frequency: 1 | 12,
): number {
  const last = parsePeriod(known.at(-1)?.period ?? '')
  if (year === null || last === null) return 0
  const years = year - periodYear(last)
  const steps = frequency === 1 ? years : years * 12 + 12 - (last % 1000)
  return steps > FURTHEST ? 0 : steps
}
