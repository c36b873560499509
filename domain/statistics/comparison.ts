import { type Message, message } from '#domain/message/message.ts'
import { quotient } from './quotient.ts'
import { normalQuantile, normalTwoSided, Z_975 } from './special/normal.ts'
import { errorFromBounds, isLogInterval, knownError, type Uncertain } from './standard-error.ts'

/** The unit of a value, as far as the mathematics must know. Source: methods 0 C3. */
export const UNITS = ['percent', 'rate', 'count', 'other'] as const

export type Unit = (typeof UNITS)[number]

/** One of two estimates. A routine count is no sample: it is never tested. */
export interface ComparedEstimate extends Uncertain {
  readonly routine?: boolean | undefined
}

export interface ComparedPair {
  readonly a: ComparedEstimate
  readonly b: ComparedEstimate
  readonly unit?: Unit | undefined
  /** True for two groups of one survey, whose samples overlap in a way that is not published. */
  readonly same_survey?: boolean | undefined
}

interface Shown {
  readonly status: 'ok'
  readonly n: 2
  /** b − a, in the unit of the estimates. */
  readonly difference: number
  /** b / a; null when a is 0. */
  readonly ratio: number | null
  readonly se_a: number | null
  readonly se_b: number | null
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/** Two estimates with a standard error each, tested. */
export interface TestedPair extends Shown {
  readonly tested: true
  /** `log`: both were compared as logarithms, because their intervals are made that way. */
  readonly scale: 'natural' | 'log'
  readonly z: number
  /** Two-sided. */
  readonly p: number
  /** Interval of the difference (on the log scale: of the ratio). */
  readonly ci95: readonly [number, number]
  readonly significant: boolean
  readonly intervals_overlap: boolean
  /** For displays in which eyes compare bars: these overlap about when the difference is not significant. */
  readonly ci83: { readonly a: readonly [number, number]; readonly b: readonly [number, number] }
}

/** Two estimates whose difference can be shown but not tested. */
export interface UntestedPair extends Shown {
  readonly tested: false
  readonly p: null
  readonly significant: null
  readonly reason: 'no_interval' | 'zero_width' | 'routine'
}

/** A quotient by a tiny error stays a number. */
const MOST = Number.MAX_VALUE

/** A normal test of a difference with its standard error, which is above zero. Source: methods §7.2. */
export function testDifference(difference: number, se: number): { readonly z: number; readonly p: number } {
  const z = Math.min(Math.max(difference / se, -MOST), MOST)
  return { z, p: normalTwoSided(z) }
}

/**
 * Compares two independent estimates: z = (b − a) / √(se_a² + se_b²), two-sided p, significant when |z| > 1.96, 95%
 * interval of the difference. Rates whose intervals are asymmetric by more than 10% of their width are compared as
 * logarithms. Overlapping intervals do not imply that there is no difference. Without both standard errors, or with a
 * routine count, there is only the difference. Source: methods §7.1 and §7.2; Schenker and Gentleman 2001.
 */
export function comparePair(pair: ComparedPair): TestedPair | UntestedPair {
  const { a, b } = pair
  const errors = { a: knownError(a), b: knownError(b) }
  const shown: Shown = {
    status: 'ok',
    n: 2,
    difference: b.estimate - a.estimate,
    ratio: quotient(b.estimate, a.estimate),
    se_a: errors.a.se,
    se_b: errors.b.se,
    warnings: errors.a.boundsInvalid || errors.b.boundsInvalid ? ['bounds_invalid'] : [],
    caveats: pair.same_survey ? [message('answers.one-survey')] : [],
  }
  const untested = { ...shown, tested: false, p: null, significant: null } as const
  if (a.routine || b.routine) return { ...untested, reason: 'routine' }
  if (errors.a.se === null || errors.b.se === null) return { ...untested, reason: 'no_interval' }
  if (Math.hypot(errors.a.se, errors.b.se) === 0) return { ...untested, reason: 'zero_width' }
  return usesLogs(pair) ? testedAsLogs(pair, shown) : testedAsTheyAre(pair, shown, errors.a.se, errors.b.se)
}

function usesLogs({ a, b, unit }: ComparedPair): boolean {
  if (unit !== 'rate' && unit !== 'other') return false
  const boundsOf = ({ se, lower, upper }: ComparedEstimate) =>
    typeof se !== 'number' && typeof lower === 'number' && typeof upper === 'number' ? { lower, upper } : null
  const [ofA, ofB] = [boundsOf(a), boundsOf(b)]
  if (!ofA || !ofB || ofA.lower <= 0 || ofB.lower <= 0) return false
  return isLogInterval(a.estimate, ofA.lower, ofA.upper) || isLogInterval(b.estimate, ofB.lower, ofB.upper)
}

function testedAsTheyAre({ a, b }: ComparedPair, shown: Shown, seA: number, seB: number): TestedPair {
  const se = Math.hypot(seA, seB)
  const { z, p } = testDifference(shown.difference, se)
  const around = (value: number, half: number): [number, number] => [value - half, value + half]
  const narrow = normalQuantile(0.915)
  return {
    ...shown,
    tested: true,
    scale: 'natural',
    z,
    p,
    ci95: around(shown.difference, Z_975 * se),
    significant: Math.abs(z) > Z_975,
    intervals_overlap: Math.abs(shown.difference) <= Z_975 * (seA + seB),
    ci83: { a: around(a.estimate, narrow * seA), b: around(b.estimate, narrow * seB) },
  }
}

/** The same on logarithms; everything is brought back by the exponential, so that intervals are those of ratios. */
function testedAsLogs({ a, b }: ComparedPair, shown: Shown): TestedPair {
  const logOf = ({ estimate, lower, upper }: ComparedEstimate) => ({
    estimate: Math.log(estimate),
    se: errorFromBounds(Math.log(lower ?? estimate), Math.log(upper ?? estimate)),
  })
  const [logA, logB] = [logOf(a), logOf(b)]
  const difference = logB.estimate - logA.estimate
  const tested = testedAsTheyAre({ a: logA, b: logB }, { ...shown, difference }, logA.se, logB.se)
  const back = ([low, high]: readonly [number, number]): [number, number] => [Math.exp(low), Math.exp(high)]
  return {
    ...tested,
    ...shown,
    scale: 'log',
    ci95: back(tested.ci95),
    ci83: { a: back(tested.ci83.a), b: back(tested.ci83.b) },
  }
}
