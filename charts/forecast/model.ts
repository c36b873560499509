import type { ForecastPoint } from '#domain/forecast/forecast.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import type { Point } from '#domain/observation/point.ts'
import { parsePeriod, periodPosition } from '#domain/period/period.ts'
import { shownTargets } from '#charts/plot/targets.ts'
import { reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import type { TrendLine } from '#charts/trend/lines.ts'
import type { ForecastSubject } from './question.ts'
import type { ForecastView } from './view.ts'

/** A forecast point with its place on the time axis, in years. */
export interface PlacedForecast extends ForecastPoint {
  readonly at: number
}

/** What a forecast is drawn from. */
export interface ForecastModel {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy | null
  /** The figures that the forecast is made from; null without any. */
  readonly actual: TrendLine | null
  readonly ahead: readonly PlacedForecast[]
  readonly published: readonly Point[]
  /** Figures far from the course of the series. */
  readonly outliers: readonly Point[]
}

export function forecastModel(subject: ForecastSubject, study: ForecastStudy | null): ForecastModel {
  const { source, series } = subject
  const points = series.actual
  const result = study?.result
  const ahead = result?.status === 'ok' ? result.points : []
  const far = new Set((study?.outliers ?? []).map(parsePeriod))
  return {
    subject,
    study,
    actual: source && points.length > 0 ? { source, role: 'chosen', rank: 0, points } : null,
    ahead: ahead.map((point) => ({ ...point, at: positionOf(point.period) })),
    published: series.published,
    outliers: points.filter((point) => far.has(point.period)),
  }
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

/** The value axis, and the highest end of the 95% interval when it lies beyond it. */
export function forecastScale(
  { subject, actual, ahead, published }: ForecastModel,
  options: ForecastView['options'],
  coarse: boolean,
): { readonly scale: ValueScale; readonly beyond: number | null } {
  const targets = shownTargets(subject.indicator, options)
  const figures = reach([...(actual?.points ?? []), ...published], options.intervals !== false)
  const centre = [...figures, ...targets, ...ahead.map(({ mean }) => mean)]
  const limit = FURTHEST_INTERVAL * Math.max(0, ...centre)
  const ends = ahead.flatMap(({ lo95, hi95 }) => [lo95, Math.min(hi95, limit)])
  const highest = Math.max(0, ...ahead.map(({ hi95 }) => hi95))
  const scale = valueScale([...centre, ...ends], subject.indicator, coarse)
  return { scale, beyond: highest > limit ? highest : null }
}
