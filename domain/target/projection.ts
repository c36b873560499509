import { type Message, message } from '#domain/message/message.ts'
import type { Slope } from '#domain/indicator/indicator.ts'
import { finiteOrNull } from '#domain/number/present.ts'
import { invalid, type Outcome } from '#domain/statistics/outcome.ts'

/** A figure on its way to a target. Values in the unit of the indicator, years as numbers. */
export interface ProjectionInput {
  readonly latest_year: number
  readonly latest: number
  readonly target_year: number
  readonly target: number
  readonly slope: Exclude<Slope, null>
  /** Change per year: Theil–Sen from 4 values on, else least squares. */
  readonly annual_change: number
  readonly annual_change_ci95?: readonly [number, number] | undefined
  /** `percent` stays within 0 to 100. */
  readonly unit?: 'percent' | 'rate' | 'count' | 'other' | undefined
}

/** How far a figure is from its target and when it arrives there if it goes on as now. */
export interface Projection {
  /** Target minus latest. */
  readonly gap: number
  readonly met: boolean
  /** Null when no year is left. */
  readonly required_annual_change: number | null
  /** In percent per year, 100·ln(target/latest) over the years left; null unless both are above 0. */
  readonly required_aarc: number | null
  readonly value_at_target_year: number
  readonly on_track: boolean
  /** Whole year, rounded down; null when met or never reached. */
  readonly projected_year: number | null
  /** Why there is no projected year. */
  readonly projected_year_reason: 'met' | 'not_on_current_trend' | 'more_than_50_years_ahead' | null
  /** Earliest and latest year by the interval of the annual change; null unless that excludes 0. */
  readonly projected_year_band: readonly [number, number | null] | null
  readonly scale: 'natural' | 'logit'
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/** Nothing further ahead is shown. */
const HORIZON = 50
/** Nearer than this to 0 or 100 a percentage cannot keep its pace. Our own choice. */
const NEAR_BOUND = 5
/** Shares are kept off 0 and 1 by this much (methods §5.4). */
const CLIP = 0.005
const TOLERANCE = 1e-9

/**
 * Standing and projection towards a target; s = +1 for a positive slope, −1 for a negative one (methods §3, Target).
 * On track when met or s(value at the target year − target) ≥ 0. A percentage within 5 points of a bound, now or at the
 * target or on the way, goes on the logit scale at the pace it has now, so that it stays inside 0 to 100.
 * Invalid when a percentage lies outside 0 to 100.
 */
export function projectToTarget(input: ProjectionInput): Outcome<Projection> {
  const { latest, target, unit } = input
  const isPercent = unit === 'percent'
  if (isPercent && [latest, target].some((value) => value < 0 || value > 100)) {
    return invalid('percent_out_of_range')
  }
  const years = input.target_year - input.latest_year
  const sign = input.slope === 'Positive' ? 1 : -1
  const reaches = (value: number) => sign * (value - target) >= -TOLERANCE * Math.max(1, Math.abs(target))
  const path = pathOf(input, years)
  const met = reaches(latest)
  const atTarget = path.valueAfter(Math.max(years, 0), input.annual_change)
  const arrival = met ? null : arrivalYear(input, path, sign, input.annual_change)
  return {
    status: 'ok',
    gap: target - latest,
    met,
    required_annual_change: years > 0 ? finiteOrNull((target - latest) / years) : null,
    required_aarc:
      years > 0 && target > 0 && latest > 0 ? finiteOrNull((100 * Math.log(target / latest)) / years) : null,
    value_at_target_year: atTarget,
    on_track: met || reaches(atTarget) || (years > 0 && sign * (atTarget - path.aim) >= 0),
    ...stated(input, met, arrival),
    projected_year_band: met ? null : bandOf(input, path, sign),
    scale: path.scale,
    warnings: years > 0 ? [] : ['target_year_passed'],
    caveats: [message('answers.pace-carried')],
  }
}

/** A way on: the value after some years at a pace, and the years to a value. */
interface Path {
  readonly scale: 'natural' | 'logit'
  /** The target as far as this path can get: 0.5 and 99.5 stand for 0 and 100 on the logit scale. */
  readonly aim: number
  readonly valueAfter: (years: number, pace: number) => number
  readonly yearsTo: (value: number, pace: number) => number
}

function pathOf(input: ProjectionInput, years: number): Path {
  const { latest, target, annual_change } = input
  const straight: Path = {
    scale: 'natural',
    aim: target,
    valueAfter: (span, pace) => latest + pace * span,
    yearsTo: (value, pace) => (value - latest) / pace,
  }
  if (input.unit !== 'percent') return straight
  const onTheWay = [latest, target, straight.valueAfter(Math.max(years, 0), annual_change)]
  const isNear = onTheWay.some((value) => value < NEAR_BOUND || value > 100 - NEAR_BOUND)
  return isNear ? logitPath(latest, target) : straight
}

/** On the logit scale a pace of b points per year at the share p is b / (100·p(1 − p)) per year. */
function logitPath(latest: number, target: number): Path {
  const share = clipped(latest)
  const slope = (pace: number) => pace / (100 * share * (1 - share))
  return {
    scale: 'logit',
    aim: 100 * clipped(target),
    valueAfter: (span, pace) =>
      span === 0 || pace === 0 ? latest : 100 / (1 + Math.exp(-logit(share) - slope(pace) * span)),
    yearsTo: (value, pace) => (logit(clipped(value)) - logit(share)) / slope(pace),
  }
}

function logit(share: number): number {
  return Math.log(share / (1 - share))
}

function clipped(percent: number): number {
  return Math.min(Math.max(percent / 100, CLIP), 1 - CLIP)
}

/** The year in which a pace arrives at the target, not rounded; null when it leads away from it. */
function arrivalYear(input: ProjectionInput, path: Path, sign: number, pace: number): number | null {
  if (sign * pace <= 0) return null
  return input.latest_year + Math.max(0, path.yearsTo(input.target, pace))
}

function stated(
  { latest_year }: ProjectionInput,
  met: boolean,
  arrival: number | null,
): Pick<Projection, 'projected_year' | 'projected_year_reason'> {
  if (met) return { projected_year: null, projected_year_reason: 'met' }
  if (arrival === null) return { projected_year: null, projected_year_reason: 'not_on_current_trend' }
  if (arrival > latest_year + HORIZON) {
    return { projected_year: null, projected_year_reason: 'more_than_50_years_ahead' }
  }
  return { projected_year: wholeYear(arrival), projected_year_reason: null }
}

/** Rounded down, without losing a year to the rounding of binary fractions. */
function wholeYear(year: number): number {
  return Math.floor(year + TOLERANCE)
}

function bandOf(input: ProjectionInput, path: Path, sign: number): Projection['projected_year_band'] {
  const { annual_change_ci95: ci, latest_year } = input
  if (!ci || ci[0] * ci[1] <= 0) return null
  const years = ci
    .map((pace) => arrivalYear(input, path, sign, pace))
    .filter((year) => year !== null)
    .toSorted((a, b) => a - b)
  const [first, last] = years
  if (first === undefined || last === undefined || first > latest_year + HORIZON) return null
  return [wholeYear(first), last > latest_year + HORIZON ? null : wholeYear(last)]
}
