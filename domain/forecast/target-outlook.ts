import type { Slope } from '#domain/indicator/indicator.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
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
  /** The newest figure is of the target's year or later. */
  readonly passed: boolean
  /** The expected value in the target's year, or, without a year, at the end of the forecast; null where none reaches. */
  readonly expected: ForecastPoint | null
  /** Chance, 0 to 1, that the value then lies on the good side; null without an expected value, without intervals or without any spread. */
  readonly chance: number | null
  /** The year in which the forecast, carried on, first lies on the good side; null where it does not until `until`. Of years only. */
  readonly reached: number | null
  /** The last year to which it was carried on for that; null for months, and where the target is met. */
  readonly until: number | null
  /** The change each year that would reach the target in its year, or at the end of the forecast; null where none is left. */
  readonly needed: number | null
}

/** The data of an outlook. `far` is the same forecast carried on further. */
export interface OutlookQuestion {
  readonly asked: ForecastQuestion
  readonly far: ForecastNumbers
  /** How many steps the reader sees: where a target without a year is judged. */
  readonly steps: number
  readonly slope: Slope
}

/**
 * The outlook on a target; null when it is not known which side is the good one. The chance comes from the forecast's own
 * distribution, and the year from the forecast as it is drawn, carried on, for yearly series: a line that stays level never reaches it.
 */
export function targetOutlook(question: OutlookQuestion, target: AskedTarget): TargetOutlook | null {
  const { asked, far, steps, slope } = question
  const latest = far.Actual.at(-1)
  if (slope === null || !latest) return null
  const sign = slope === 'Positive' ? 1 : -1
  const expected = expectedFor(target, far.points, steps)
  const chance = expected && chanceFor(expected, question, target.value, slope)
  const met = sign * (latest.value - target.value) >= 0
  return {
    ...target,
    met,
    passed: target.year !== null && target.year <= yearOf(latest),
    expected,
    chance,
    ...(asked.frequency === 1 && !met ? wayTo(target, question) : NO_WAY),
  }
}

const NO_WAY = { reached: null, until: null, needed: null }

/** Noise of binary fractions. */
const EPSILON = 1e-9

function wayTo({ value, year }: AskedTarget, { far, steps, slope }: OutlookQuestion) {
  const sign = slope === 'Negative' ? -1 : 1
  const latest = far.Actual.at(-1)
  const first = far.points.find(({ mean }) => sign * (mean - value) >= -EPSILON)
  const shown = far.points[Math.min(steps, far.points.length) - 1]
  const end = year ?? (shown ? yearOf(shown) : null)
  const left = latest && end !== null ? end - yearOf(latest) : 0
  const last = far.points.at(-1)
  return {
    reached: first ? yearOf(first) : null,
    until: last ? yearOf(last) : null,
    needed: latest && left > 0 ? (value - latest.value) / left : null,
  }
}

function yearOf({ period }: KnownValue | ForecastPoint): number {
  return periodYear(parsePeriod(period) ?? 0)
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
