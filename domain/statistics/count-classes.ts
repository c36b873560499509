import { quantile } from './quantile.ts'

/** Whole counts from `from` to `to`, both included. */
export interface CountClass {
  readonly from: number
  readonly to: number
}

/**
 * Up to five classes of counts above zero with whole limits: fifths of the counts given (R type 7), equal limits merged. Zero
 * is in no class. Empty when all are zero.
 */
export function countClasses(counts: readonly number[]): CountClass[] {
  const sorted = counts.filter((count) => count > 0).toSorted((a, b) => a - b)
  const most = sorted.at(-1)
  if (most === undefined) return []
  const cuts = [0.2, 0.4, 0.6, 0.8].map((share) => Math.ceil(quantile(sorted, share) ?? 0))
  const ends = [...new Set([...cuts.filter((cut) => cut < most), most])]
  return ends.map((to, index) => ({ from: index === 0 ? 1 : (ends[index - 1] ?? 0) + 1, to }))
}
