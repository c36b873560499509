import { type Kendall, kendall } from './kendall.ts'
import { type Coefficient, pearson, spearmanOfRanks } from './pearson.ts'
import { midRanks } from './ties.ts'

/** The three coefficients of complete pairs, each with its test. */
export interface Coefficients {
  readonly pearson: Omit<Coefficient, 'value'> & { readonly r: number }
  readonly spearman: Omit<Coefficient, 'value'> & { readonly rho: number }
  readonly kendall: Kendall
}

/** Pearson, Spearman (Pearson of mid-ranks) and Kendall of complete pairs; null without spread. Source: methods §4. */
export function coefficientsOf(x: readonly number[], y: readonly number[]): Coefficients | null {
  const linear = pearson(x, y)
  const ranks = spearmanOfRanks(midRanks(x), midRanks(y))
  const tau = kendall(x, y)
  if (linear === null || ranks === null || tau === null) return null
  const { value: r, ...linearTest } = linear
  const { value: rho, ...rankTest } = ranks
  return { pearson: { r, ...linearTest }, spearman: { rho, ...rankTest }, kendall: tau }
}
