import type { ForecastPoint } from '#domain/forecast/forecast.ts'
import { type Intervals, intervalsAt, type StepInterval } from '#domain/forecast/intervals.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Invalid } from '#domain/statistics/outcome.ts'
import { parsePeriod, periodPosition } from '#domain/period/period.ts'
import { shownTargets } from '#charts/plot/targets.ts'
import { reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import type { TrendLine } from '#charts/trend/lines.ts'
import type { ForecastSubject } from './question.ts'
import type { ForecastView } from './view.ts'

/** A step of the forecast with its place on the time axis, in years. */
export interface PlacedForecast extends Pick<ForecastPoint, 'period' | 'mean'> {
  readonly at: number
  /** The narrowest first; none where they were refused. */
  readonly intervals: readonly StepInterval[]
}

/** What a forecast is drawn from. */
export interface ForecastModel {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy | null
  /** The figures that the forecast is made from; null without any. */
  readonly actual: TrendLine | null
  readonly ahead: readonly PlacedForecast[]
  /** Where the intervals come from, or why there are none; null without a forecast. */
  readonly intervals: Intervals | null
  readonly published: readonly Point[]
  /** Figures far from the course of the series. */
  readonly outliers: readonly Point[]
}

export function forecastModel(subject: ForecastSubject, study: ForecastStudy | null): ForecastModel {
  const { source, series } = subject
  const points = series.actual
  const result = study?.result
  const ahead =
    result?.status === 'ok'
      ? result.points.map((point): PlacedForecast => {
          const { period, mean } = point
          return { period, mean, at: positionOf(period), intervals: intervalsAt(point, result.intervals) }
        })
      : []
  const far = new Set((study?.outliers ?? []).map(parsePeriod))
  return {
    subject,
    study,
    actual: source && points.length > 0 ? { source, role: 'chosen', rank: 0, points } : null,
    ahead,
    intervals: result?.status === 'ok' ? result.intervals : null,
    published: series.published,
    outliers: points.filter((point) => far.has(point.period)),
  }
}

/** Why the steps have no interval; null where they have one. */
export function refusedIntervals({ intervals }: ForecastModel): Invalid | null {
  return intervals === null || intervals.status === 'ok' ? null : intervals
}

function positionOf(iso: string): number {
  return periodPosition(parsePeriod(iso) ?? 0)
}

/** First and last position of everything drawn, in years; a single moment is given a year on both sides. */
export function forecastRange({ actual, ahead, published }: ForecastModel): readonly [number, number] {
  const positions = [
    ...[...(actual?.points ?? []), ...published].map((point) => periodPosition(point.period)),
    ...ahead.map(({ at }) => at),
  ]
  const [first, last] = [Math.min(...positions), Math.max(...positions)]
  if (!Number.isFinite(first)) return [0, 1]
  return first === last ? [first - 1, last + 1] : [first, last]
}

/** Ends of intervals further out than this many times everything else would press the figures to the foot of the axis. */
const FURTHEST_INTERVAL = 2

/** The value axis, and the widest interval that reaches highest when its end lies beyond it. */
export function forecastScale(
  { subject, actual, ahead, published }: ForecastModel,
  options: ForecastView['options'],
  coarse: boolean,
): { readonly scale: ValueScale; readonly beyond: StepInterval | null } {
  const targets = shownTargets(subject.indicator, options)
  const figures = reach([...(actual?.points ?? []), ...published], options.intervals !== false)
  const centre = [...figures, ...targets, ...ahead.map(({ mean }) => mean)]
  const limit = FURTHEST_INTERVAL * Math.max(0, ...centre)
  const widest = ahead.flatMap(({ intervals }) => intervals.at(-1) ?? [])
  const ends = widest.flatMap(({ low, high }) => [low, Math.min(high, limit)])
  const [highest] = widest.toSorted((a, b) => b.high - a.high)
  const scale = valueScale([...centre, ...ends], subject.indicator, coarse)
  return { scale, beyond: highest && highest.high > limit ? highest : null }
}
