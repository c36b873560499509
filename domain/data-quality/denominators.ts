import type { Invalid } from '#domain/statistics/outcome.ts'
import { isWithin, THRESHOLDS } from './thresholds.ts'

/** A population used as a denominator: official, as projected by the United Nations, and the year before. */
export interface Denominator {
  readonly official: number
  readonly projection?: number | null | undefined
  readonly previous?: number | null | undefined
}

export interface DenominatorQuality {
  readonly status: 'ok'
  readonly n: number
  readonly ratio: number | null
  readonly ratio_flagged: boolean | null
  readonly change_pct: number | null
  readonly change_flagged: boolean | null
}

/**
 * Official population divided by the projection, flagged outside .9 to 1.1; change from the year before, flagged outside
 * −1% to +6%. Source: methods §2.6.
 */
export function denominatorQuality(given: Denominator): DenominatorQuality | Invalid {
  const { official, projection = null, previous = null } = given
  if (projection === null && previous === null) return { status: 'invalid', reason: 'nothing_to_compare' }
  if (projection === 0 || previous === 0) return { status: 'invalid', reason: 'zero_denominator' }
  const ratio = projection === null ? null : official / projection
  const change = previous === null ? null : 100 * (official / previous - 1)
  return {
    status: 'ok',
    n: [ratio, change].filter((value) => value !== null).length,
    ratio,
    ratio_flagged: ratio === null ? null : !isWithin(ratio, THRESHOLDS.denominator),
    change_pct: change,
    change_flagged: change === null ? null : !isWithin(change, THRESHOLDS.growth),
  }
}
