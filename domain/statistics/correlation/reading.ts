import { shapeOf } from '#domain/statistics/descriptive/shape.ts'
import { modifiedZOutliers } from '#domain/statistics/modified-z.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Coefficients } from './coefficients.ts'

export type CorrelationMethod = 'pearson' | 'spearman'

/** The coefficient shown first, and why. */
export interface MethodChoice {
  readonly default_method: CorrelationMethod
  readonly default_method_reason: 'fewer_than_10_pairs' | 'skewed' | 'outlier' | 'none_of_these'
}

/** Fewer pairs than this are better ranked. */
const FEW = 10
/** A skewness G1 beyond this asks for ranks. */
const SKEWED = 1

/** Spearman below 10 pairs, with |G1| > 1 or an outlier by modified z on either side; else Pearson. Source: methods §4. */
export function methodChoice(x: readonly number[], y: readonly number[]): MethodChoice {
  return choiceOf(x.length, sideOf(x), sideOf(y))
}

/** The signs against a straight line on one side of the pairs. */
export interface Side {
  readonly skewed: boolean
  readonly outlier: boolean
}

/** Looks at one side of complete pairs: |G1| > 1, and an outlier by modified z. Source: methods §4. */
export function sideOf(values: readonly number[]): Side {
  return {
    skewed: Math.abs(shapeOf(values).skew_G1 ?? 0) > SKEWED,
    outlier: modifiedZOutliers(values).length > 0,
  }
}

/** {@link methodChoice} of `n` pairs whose sides are known already. */
export function choiceOf(n: number, x: Side, y: Side): MethodChoice {
  if (n < FEW) return { default_method: 'spearman', default_method_reason: 'fewer_than_10_pairs' }
  if (x.skewed || y.skewed) return { default_method: 'spearman', default_method_reason: 'skewed' }
  if (x.outlier || y.outlier) return { default_method: 'spearman', default_method_reason: 'outlier' }
  return { default_method: 'pearson', default_method_reason: 'none_of_these' }
}

/** How strong a relation is called, and whether it can be told from none at all. */
export interface Strength {
  readonly strength: 'negligible' | 'weak' | 'moderate' | 'strong' | 'very_strong'
  /** False when the interval holds 0 or there is none. */
  readonly distinguishable: boolean
  /** In words, for answers of the API. */
  readonly reading: Message
}

/** A coefficient of any method, with its test; Kendall's tau has no interval here. */
export interface ShownCoefficient {
  readonly value: number
  readonly p: number | null
  readonly ci95: readonly [number, number] | null
}

/** The coefficient of a method among the three. */
export function coefficientOf(found: Coefficients, method: CorrelationMethod | 'kendall'): ShownCoefficient {
  const { pearson, spearman, kendall } = found
  if (method === 'kendall') return { value: kendall.tau_b, p: kendall.p, ci95: null }
  return method === 'pearson' ? { ...pearson, value: pearson.r } : { ...spearman, value: spearman.rho }
}

/** A p below this tells a coefficient from zero where there is no interval to look at. */
const SIGNIFICANT = 0.05

/** Words on |r| of the method shown; that it cannot be told from zero is said first. Source: methods §4. */
export function strengthOf(found: Coefficients, method: CorrelationMethod | 'kendall'): Strength {
  const { value, p, ci95 } = coefficientOf(found, method)
  const strength = strengthWord(Math.abs(value))
  const distinguishable =
    ci95 === null ? method === 'kendall' && p !== null && p < SIGNIFICANT : ci95[0] > 0 || ci95[1] < 0
  const sign = value < 0 ? 'negative' : 'positive'
  const relation = message('correlation.relation', { sign: value === 0 ? 'none' : sign, strength })
  const reading = distinguishable ? relation : message('correlation.relation-uncertain', { relation })
  return { strength, distinguishable, reading }
}

function strengthWord(size: number): Strength['strength'] {
  if (size < 0.1) return 'negligible'
  if (size < 0.3) return 'weak'
  if (size < 0.5) return 'moderate'
  return size < 0.7 ? 'strong' : 'very_strong'
}

/** The limits of every correlation of health figures. Source: methods 4. */
export function correlationCaveats(): Message[] {
  return [
    message('correlation.no-cause'),
    message('correlation.ecological'),
    message('correlation.shared-denominator'),
    message('correlation.shared-inputs'),
  ]
}
