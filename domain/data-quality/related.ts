import { type Invalid, invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { isFarFromNation, isWithin, type Light, THRESHOLDS } from './thresholds.ts'

/** Two related counts of a place and of the nation, for example ANC1 and Penta 1. */
export interface RelatedCounts {
  readonly state_num: number
  readonly state_den: number
  readonly nat_num: number
  readonly nat_den: number
}

export interface RelatedConsistency {
  readonly status: 'ok'
  readonly n: 2
  readonly ratio: number
  readonly ratio_nat: number
  /** Distance of the place's ratio from the nation's in percent. */
  readonly relative_pct: number
  readonly flagged: boolean
  /** True when the ratio lies where ANC1 : Penta1 and Penta1 : Penta3 are expected. */
  readonly in_expected_range: boolean
}

/**
 * Ratio of two related indicators in a place against the nation's; flagged when |ratio / ratio_nation − 1| ≥ .33.
 * Invalid when a divisor is 0. Source: methods §2.4.
 */
export function relatedConsistency(counts: RelatedCounts): RelatedConsistency | Invalid {
  const { state_num, state_den, nat_num, nat_den } = counts
  const ratio = quotient(state_num, state_den)
  const nation = quotient(nat_num, nat_den)
  const likeness = ratio === null || nation === null ? null : quotient(ratio, nation)
  if (ratio === null || nation === null || likeness === null) return invalid('zero_denominator')
  const relative = likeness - 1
  return {
    status: 'ok',
    n: 2,
    ratio,
    ratio_nat: nation,
    relative_pct: 100 * relative,
    flagged: isFarFromNation(relative),
    in_expected_range: isWithin(ratio, THRESHOLDS.related),
  }
}

export interface DropOut {
  readonly status: 'ok'
  readonly n: 2
  readonly dropout_pct: number
  readonly light: Light
}

/**
 * Drop-out between a first and a later dose, (D1 − D3) / D1 · 100. More later than first doses by over 2 points is red,
 * by less amber; so is one beyond the range that is expected of the two, first doses over 1.5 times the later. Invalid without first doses. Source: methods §2.4.
 */
export function dropOut(first: number, later: number): DropOut | Invalid {
  const percent = quotient(100 * (first - later), first)
  if (percent === null) return invalid('zero_denominator')
  const [, most] = THRESHOLDS.related
  const isOdd = percent < 0 || first > most * later
  const light = percent < THRESHOLDS.dropout ? 'red' : isOdd ? 'amber' : 'green'
  return { status: 'ok', n: 2, dropout_pct: percent, light }
}

export interface PartsCheck {
  readonly status: 'ok'
  readonly n: 1
  readonly coverage_pct: number
  /** True above 100%, when every person is counted once: the denominator is too small. */
  readonly denominator_problem: boolean
}

/** Numerator ≤ denominator, where a person is counted once. Invalid when the denominator is 0. Source: methods §2.4. */
export function checkParts(numerator: number, denominator: number): PartsCheck | Invalid {
  const coverage = quotient(100 * numerator, denominator)
  if (coverage === null) return invalid('zero_denominator')
  return { status: 'ok', n: 1, coverage_pct: coverage, denominator_problem: coverage > 100 }
}
