import type { Slope } from '#domain/indicator/indicator.ts'
import { parsePeriod, periodPosition, periodYear } from '#domain/period/period.ts'
import { trendOf } from '#domain/statistics/trend/trend.ts'
import { type Projection, projectToTarget } from '#domain/target/projection.ts'
import type { ForecastNumbers, ForecastPoint, ForecastQuestion, KnownValue } from './forecast.ts'
import { chanceOfReaching } from './reach-chance.ts'

/** A target to be reached; `year` is null when none is set for it. */
export interface AskedTarget {
  readonly name: 'national' | 'sdg'
  readonly value: number
  readonly year: number | null
}

/** How a forecast and the present pace stand to a target. */
export interface TargetOutlook extends AskedTarget {
  /** Whether the newest figure is on the good side of the target, or on it. */
  readonly met: boolean
  /** The expected value in the target's year, or, without a year, at the end of the forecast; null where none reaches. */
  readonly expected: ForecastPoint | null
  /** Chance, 0 to 1, that the value then lies on the good side; null without an expected value, without intervals or without any spread. */
  readonly chance: number | null
  /** When the target is reached if the present pace goes on; null when it cannot be said. */
  readonly projection: Projection | null
}

/** The data of an outlook. `far` is the same forecast as far as the last target year. */
export interface OutlookQuestion {
  readonly asked: ForecastQuestion
  readonly far: ForecastNumbers
  /** How many steps the reader sees: where a target without a year is judged. */
  readonly steps: number
  readonly slope: Slope
}

/**
 * The outlook on a target; null when it is not known which side is the good one. The chance comes from the forecast's own
 * distribution; the year from the pace of the past (methods §3, Target), for yearly series.
 */
export function targetOutlook(question: OutlookQuestion, target: AskedTarget): TargetOutlook | null {
  const { asked, far, steps, slope } = question
  const latest = far.Actual.at(-1)
  if (slope === null || !latest) return null
  const sign = slope === 'Positive' ? 1 : -1
  const expected = expectedFor(target, far.points, steps)
  const chance = expected && chanceFor(expected, question, target.value, slope)
  return {
    ...target,
    met: sign * (latest.value - target.value) >= 0,
    expected,
    chance,
    projection: asked.frequency === 1 ? projectionOf(question, target, far.Actual, slope) : null,
  }
}

/**
 * Only the forecast's own intervals are a distribution; a publisher's interval of its newest figure is none
 * of the coming ones.
 */
function chanceFor(
  { mean, lo95, hi95 }: ForecastPoint,
  { asked, far }: OutlookQuestion,
  target: number,
  slope: Exclude<Slope, null>,
): number | null {
  if (lo95 === null || hi95 === null) return null
  const expected = { mean, lo95, hi95 }
  return chanceOfReaching({ expected, scale: far.scale, df: degreesOfFreedom(far, asked) }, target, slope)
}

/** The last period of the target's year, or of the forecast as shown. */
function expectedFor(
  { year }: AskedTarget,
  points: readonly ForecastPoint[],
  steps: number,
): ForecastPoint | null {
  if (year === null) return points[Math.min(steps, points.length) - 1] ?? null
  return points.findLast(({ period }) => periodYear(parsePeriod(period) ?? 0) === year) ?? null
}

/** Of the distribution behind the intervals: cautious bands and the dated line have t tails. Source: methods §5, §5.5. */
function degreesOfFreedom({ model, n }: ForecastNumbers, asked: ForecastQuestion): number | null {
  if (model === 'dated_trend') return n - 2
  const isCautious = asked.model === undefined || asked.model === 'combination'
  return isCautious ? Math.max(n - 3, 3) : null
}

function projectionOf(
  { asked, far, steps }: OutlookQuestion,
  { value, year }: AskedTarget,
  known: readonly KnownValue[],
  slope: Exclude<Slope, null>,
): Projection | null {
  const series = known.map((entry) => ({ time: timeOf(entry.period), value: entry.value }))
  const trend = trendOf(series, slope)
  const latest = series.at(-1)
  if (trend.status !== 'ok' || !latest) return null
  const last = far.points[Math.min(steps, far.points.length) - 1]
  const found = projectToTarget({
    latest_year: latest.time,
    latest: latest.value,
    target_year: year ?? (last ? timeOf(last.period) : latest.time),
    target: value,
    slope,
    annual_change: trend.annual_change,
    annual_change_ci95: trend.annual_change_ci95 ?? undefined,
    unit: asked.unit,
  })
  return found.status === 'ok' ? found : null
}

function timeOf(period: string): number {
  return periodPosition(parsePeriod(period) ?? 0)
}
