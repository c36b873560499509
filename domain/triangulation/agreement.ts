import { READINGS } from './answer-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { median } from '#domain/statistics/median.ts'
import { pearsonR } from '#domain/statistics/correlation/pearson.ts'
import { mean, standardDeviation } from '#domain/statistics/moments.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { studentQuantile, studentTwoSided } from '#domain/statistics/special/student.ts'
import { concordance, pairMoments } from './pair-moments.ts'
import { directionAgreement, rankCorrelation } from './same-story.ts'

const LEAST_PAIRS = 3
const LEAST_FOR_SLOPE = 5
const FEW_PAIRS = 10
/** The method's rounded 1.96, so that limits are those that other tools print. */
const LIMIT = 1.96
/** WHO: routine divided by survey outside these is flagged. */
const CONSISTENT = { least: 0.67, most: 1.33 }

/** Figures of two sources for the same places and years, in order. A gap on either side drops the pair. */
export interface AgreementInput {
  readonly primary: readonly (number | null)[]
  readonly comparison: readonly (number | null)[]
}

export interface Agreement {
  readonly status: 'ok'
  readonly n: number
  readonly dropped: number
  /** Fewer than 10 pairs. */
  readonly low_evidence: boolean
  /** Mean of comparison − primary, in the unit of the figures. */
  readonly bias: number
  readonly s_d: number
  readonly bias_ci95: readonly [number, number]
  readonly loa95: readonly [number, number]
  readonly se_loa: number
  /** Slope of the difference on the mean of both; null below 5 pairs. */
  readonly proportional_bias: { readonly slope: number; readonly p: number | null } | null
  readonly mae: number
  readonly median_abs_diff: number
  readonly mean_sym_rel_pct: number
  readonly median_sym_rel_pct: number
  /** Mean of 100 · d / primary where primary is not 0; null when it always is. */
  readonly mean_rel_pct: number | null
  readonly mean_rel_dropped: number
  readonly ratio_of_means: number | null
  readonly external_consistency: { readonly ratio: number; readonly flagged: boolean } | null
  readonly r: number | null
  readonly spearman: number | null
  readonly direction_agreement: number
  readonly ccc: number
  readonly c_b: number | null
  readonly ccc_reading: (typeof READINGS)[number]
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/**
 * How well two sources agree on the same places and years: bias d̄ ± t s_d/√n, limits of agreement d̄ ± 1.96 s_d with
 * their standard error, absolute and relative differences, Lin's concordance. At least 3 complete pairs.
 * Source: methods §1.7; Bland and Altman 1986 and 1999, Lin 1989, McBride 2005.
 */
export function agreement({ primary, comparison }: AgreementInput): Agreement | Insufficient | Invalid {
  if (primary.length !== comparison.length) return invalid('lengths_differ')
  const pairs = primary.flatMap((a, index) => {
    const b = comparison[index] ?? null
    return a === null || b === null ? [] : [{ a, b }]
  })
  if (pairs.length < LEAST_PAIRS) return insufficient(pairs.length, LEAST_PAIRS, 'too_few_pairs')
  const a = pairs.map((pair) => pair.a)
  const b = pairs.map((pair) => pair.b)
  return {
    status: 'ok',
    n: pairs.length,
    dropped: primary.length - pairs.length,
    low_evidence: pairs.length < FEW_PAIRS,
    ...biasOf(a, b),
    ...sizesOf(a, b),
    ...likenessOf(a, b),
    warnings: pairs.length < FEW_PAIRS ? ['low_evidence'] : [],
    caveats: [message('triangulation.concordance-words')],
  }
}

function biasOf(a: readonly number[], b: readonly number[]) {
  const n = a.length
  const differences = a.map((value, index) => (b[index] ?? 0) - value)
  const bias = mean(differences)
  const spread = standardDeviation(differences)
  const half = (studentQuantile(0.975, n - 1) * spread) / Math.sqrt(n)
  const middles = a.map((value, index) => (value + (b[index] ?? 0)) / 2)
  return {
    bias,
    s_d: spread,
    bias_ci95: [bias - half, bias + half] as const,
    loa95: [bias - LIMIT * spread, bias + LIMIT * spread] as const,
    se_loa: spread * Math.sqrt(1 / n + LIMIT ** 2 / (2 * (n - 1))),
    proportional_bias: n < LEAST_FOR_SLOPE ? null : slopeOn(middles, differences),
  }
}

/** Least squares slope with the p of its t test; null when x does not vary, p null when the line is exact. */
function slopeOn(x: readonly number[], y: readonly number[]): { slope: number; p: number | null } | null {
  const moments = pairMoments(x, y)
  if (moments.varianceA === 0) return null
  const r = pearsonR(x, y)
  const slope = moments.covariance / moments.varianceA
  if (r === null) return { slope, p: 1 }
  if (Math.abs(r) === 1) return { slope, p: 0 }
  const df = x.length - 2
  return { slope, p: studentTwoSided(r * Math.sqrt(df / (1 - r * r)), df) }
}

function sizesOf(a: readonly number[], b: readonly number[]) {
  const at = (index: number) => b[index] ?? 0
  const sizes = a.map((value, index) => Math.abs(at(index) - value))
  const symmetric = a.map((value, index) => symmetricDifference(value, at(index)))
  const relative = a.flatMap((value, index) => quotient(100 * (at(index) - value), value) ?? [])
  const meanA = mean(a)
  const ratio = quotient(mean(b), meanA)
  // The WHO divides routine by survey; here the primary source is the yardstick.
  const isFlagged = ratio !== null && (ratio < CONSISTENT.least || ratio > CONSISTENT.most)
  return {
    mae: mean(sizes),
    median_abs_diff: median(sizes),
    mean_sym_rel_pct: mean(symmetric),
    median_sym_rel_pct: median(symmetric),
    mean_rel_pct: relative.length === 0 ? null : mean(relative),
    mean_rel_dropped: a.length - relative.length,
    ratio_of_means: ratio,
    external_consistency: ratio === null ? null : { ratio, flagged: isFlagged },
  }
}

/** 200 · |b − a| / (|a| + |b|) in percent, 0 when both are equal. Source: methods §1.4. */
function symmetricDifference(a: number, b: number): number {
  return a === b ? 0 : (200 * Math.abs(b - a)) / (Math.abs(a) + Math.abs(b))
}

function likenessOf(a: readonly number[], b: readonly number[]) {
  const moments = pairMoments(a, b)
  const r = pearsonR(a, b)
  const ccc = concordance(moments)
  return {
    r,
    spearman: rankCorrelation(a, b),
    direction_agreement: directionAgreement(a, b),
    ccc,
    c_b: r === null || r === 0 ? null : ccc / r,
    ccc_reading: reading(ccc),
  }
}

function reading(ccc: number): Agreement['ccc_reading'] {
  const reached = [ccc >= 0.9, ccc >= 0.95, ccc > 0.99].filter(Boolean).length
  return READINGS[reached] ?? READINGS[0]
}
