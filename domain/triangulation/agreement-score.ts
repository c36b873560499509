import { mean } from '#domain/statistics/moments.ts'
import { variability } from './variability.ts'
import type { ComparedPair } from './figure-pairs.ts'
import type { Grade } from './grade.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Findings } from './findings.ts'

/** Why a score of agreement is held down or missing. */
export const AGREEMENT_BOUNDS = ['too_few_pairs', 'few_pairs', 'gap', 'one_side'] as const

export type AgreementBound = (typeof AGREEMENT_BOUNDS)[number]

/** How far sources agree, from gaps, intervals and the number of pairs alone. */
export interface AgreementScore {
  /** 0 to 100; null for fewer than 3 pairs. */
  readonly score: number | null
  readonly n_pairs: number
  /** The bound that held the score down, or why there is none; null when nothing did. */
  readonly bound: AgreementBound | null
}

/** The pairs of one indicator with one comparison, with their findings. */
export interface JudgedPairs {
  readonly indicator: Indicator
  readonly pairs: readonly ComparedPair[]
  readonly findings: Findings
}

const LEAST_PAIRS = 3
const ENOUGH_PAIRS = 5

/** Highest scores of the bands High, Moderate and Low, whose words begin at 61, 41 and 21. Source: methods §1.1. */
const HIGH = 80
const MODERATE = 60
const LOW = 40
const ALL = 100
const BEST_GRADE = 5

/** Median gaps above which no more than a band is given, in points and as a relative difference. Source: methods §13.4. */
const GAPS = [
  { points: 20, relative: 0.6, most: LOW },
  { points: 10, relative: 0.33, most: MODERATE },
  { points: 5, relative: 0.15, most: HIGH },
] as const
/** Nor is agreement very high where half of the pairs are close and the others so far that the mean gap is as wide. */
const [, , NARROWEST] = GAPS

/** A mean gap to one side beyond which sources do not agree, however small its median. Source: methods §13.4. */
const ONE_SIDE = { points: 10, relative: 0.33 }

/**
 * The score of agreement: of each indicator and comparison 100 times the mean of how close the figures lie and whether they tell
 * the same story, held down where the gap is wide, all on one side, or the pairs few; then the mean, and never above what the
 * comparison that agrees least may have. Documentation has no part in it. Source: methods §13.4.
 */
export function agreementScore(judged: readonly JudgedPairs[]): AgreementScore {
  const held = judged.filter(({ pairs }) => pairs.length > 0)
  const n = held.reduce((sum, { pairs }) => sum + pairs.length, 0)
  if (n < LEAST_PAIRS) return { score: null, n_pairs: n, bound: 'too_few_pairs' }
  const scores = held.map((one) => ({ ...boundOf(one), raw: 100 * closeness(one) }))
  const average = mean(scores.map(({ raw, most }) => Math.min(raw, most)))
  const isOne = new Set(held.map(({ indicator }) => indicator.id)).size === 1
  // Over many indicators one that is far apart is one of many; of a single one each comparison must hold.
  const least = isOne ? Math.min(...scores.map(({ most }) => most)) : ALL
  const score = Math.min(average, least, n < ENOUGH_PAIRS ? HIGH : ALL)
  const raw = mean(scores.map((one) => one.raw))
  const lowest = scores.toSorted((a, b) => a.most - b.most)[0]?.bound ?? null
  const bound = score < raw - 1e-9 ? (lowest ?? 'few_pairs') : null
  return { score: Number(score.toFixed(1)), n_pairs: n, bound }
}

/** Mean of the two measures of agreement that exist, 0 to 1. */
function closeness({ pairs, findings, indicator }: JudgedPairs): number {
  const close = variability(valuesOf(pairs), unitOf(indicator))?.m ?? null
  return mean([close, findings.m].filter((m) => m !== null))
}

function boundOf({ pairs, indicator }: JudgedPairs): { most: number; bound: AgreementBound | null } {
  const unit = unitOf(indicator)
  const size = unit === 'percent' ? 'points' : 'relative'
  const gaps = pairs.map(({ a, b }) => {
    const middle = (Math.abs(a.value) + Math.abs(b.value)) / 2
    return unit === 'percent' ? b.value - a.value : middle === 0 ? 0 : (b.value - a.value) / middle
  })
  const median = variability(valuesOf(pairs), unit)?.d ?? 0
  const isWideOnAverage = mean(gaps.map(Math.abs)) > NARROWEST[size] + 1e-9
  const wide = GAPS.find((gap) => median > gap[size] + 1e-9) ?? (isWideOnAverage ? NARROWEST : undefined)
  const isOneSide =
    pairs.length >= LEAST_PAIRS &&
    new Set(gaps.map(Math.sign)).size === 1 &&
    Math.abs(mean(gaps)) > ONE_SIDE[size] + 1e-9
  const most = Math.min(wide?.most ?? ALL, isOneSide ? MODERATE : ALL)
  if (pairs.length < ENOUGH_PAIRS && most > HIGH) return { most: HIGH, bound: 'few_pairs' }
  return {
    most,
    bound: most === ALL ? null : isOneSide && (wide?.most ?? ALL) > MODERATE ? 'one_side' : 'gap',
  }
}

function unitOf({ factor }: Indicator): 'percent' | 'rate' {
  return factor === 2 ? 'percent' : 'rate'
}

function valuesOf(pairs: readonly ComparedPair[]) {
  return pairs.map(({ a, b }) => ({ a: a.value, b: b.value }))
}

/** The share of the best grades that some sources have, in percent to one decimal; null when none is graded. */
export function gradeShare(grades: readonly Grade[]): number | null {
  const known = grades.filter((grade) => grade > 0)
  return known.length === 0 ? null : Number(((100 * mean(known)) / BEST_GRADE).toFixed(1))
}
