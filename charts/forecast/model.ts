import type { SourceLine } from '#charts/over-time/line.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ForecastPoint } from '#domain/forecast/forecast.ts'
import { type Intervals, intervalsAt, type StepInterval } from '#domain/forecast/intervals.ts'
import type { ForecastStudy } from '#domain/forecast/forecast-study.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Invalid } from '#domain/statistics/outcome.ts'
import { periodAfter } from '#domain/statistics/regular-series.ts'
import { parsePeriod, periodPosition } from '#domain/period/period.ts'
import { shownTargets } from '#charts/plot/targets.ts'
import { LINE_SHARE, reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import type { ForecastSubject } from './question.ts'
import type { ForecastView } from './view.ts'

/** The id of the mark of a figure, of a step of the forecast, or of a projection that the source publishes; documents keep these ids. */
export const forecastMark = (of: keyof typeof MARKS, period: PeriodCode | string) => `${MARKS[of]}:${period}`

const MARKS = { actual: 0, ahead: 1, published: 2 } as const

/** A step of the forecast with its place on the time axis, in years. */
export interface PlacedForecast extends Pick<ForecastPoint, 'period' | 'mean'> {
  readonly at: number
  /** The narrowest first; none where they were refused. */
  readonly intervals: readonly StepInterval[]
}

/** The model of a forecast. */
export interface ForecastModel {
  readonly subject: ForecastSubject
  readonly study: ForecastStudy | null
  /** The figures that the forecast is made from, as far back as they are drawn; null without any. */
  readonly actual: SourceLine | null
  /** How many earlier ones are not drawn. */
  readonly earlier: number
  readonly ahead: readonly PlacedForecast[]
  /** Where the intervals come from, or why there are none; null without a forecast. */
  readonly intervals: Intervals | null
  /** Projections of the source itself, as far as they are drawn. */
  readonly published: readonly Point[]
  /** Figures far from the course of the series. */
  readonly outliers: readonly Point[]
}

export function forecastModel(
  subject: ForecastSubject,
  study: ForecastStudy | null,
  span: ForecastView['options']['span'] = 'recent',
): ForecastModel {
  const { source, series } = subject
  const first = span === 'all' ? 0 : firstDrawn(subject)
  const points = series.actual.slice(first)
  const result = study?.result
  const ahead =
    result?.status === 'ok'
      ? result.points.map((point): PlacedForecast => {
          const { period, mean } = point
          return { period, mean, at: positionOf(period), intervals: intervalsAt(point, result.intervals) }
        })
      : []
  const end = ahead.at(-1)?.at ?? Number.POSITIVE_INFINITY
  const far = new Set((study?.outliers ?? []).map(parsePeriod))
  return {
    subject,
    study,
    actual: source && points.length > 0 ? { source, role: 'chosen', rank: 0, points } : null,
    ahead,
    intervals: result?.status === 'ok' ? result.intervals : null,
    earlier: first,
    published: series.published.filter(({ period }) => span === 'all' || periodPosition(period) <= end),
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

/** Years or months that are drawn before a forecast at least, however short it is. */
const LEAST_DRAWN = { 1: 10, 12: 36 } as const
/** They are this many times as long as the forecast. */
const TIMES_AHEAD = 3
/** Figures that are drawn at least, however far back they lie. */
const FEWEST_DRAWN = 5

/**
 * Where the figures begin that a forecast is drawn after: far enough back to show where it comes from, near enough for what lies ahead to
 * be seen. All are drawn where there is no forecast, or where few would be left out.
 */
function firstDrawn({ series, reach }: ForecastSubject): number {
  const last = series.actual.at(-1)
  if (series.status !== 'ready' || !reach || !last) return 0
  const { frequency } = series.asked
  const steps = Math.max(LEAST_DRAWN[frequency], TIMES_AHEAD * reach.steps)
  const from = periodAfter(last.period, frequency, -steps)
  const first = series.actual.findIndex(({ period }) => period >= from)
  const kept = Math.min(first, Math.max(series.actual.length - FEWEST_DRAWN, 0))
  return kept < FEWEST_DRAWN ? 0 : kept
}

/** Whether figures, or projections of the source, are left out of the drawing unless all are asked for. */
export function hasMore(subject: ForecastSubject): boolean {
  const { reach, series } = subject
  return (
    firstDrawn(subject) > 0 || (reach !== null && series.published.some((one) => one.period > reach.until))
  )
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
  const share = options.shape === 'column' ? undefined : LINE_SHARE
  const scale = valueScale([...centre, ...ends], subject.indicator, coarse, share)
  return { scale, beyond: highest && highest.high > limit ? highest : null }
}
