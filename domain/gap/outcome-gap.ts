import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'

/** The things that a method counts, by its word for too few of them; values where it is not named. */
const COUNTED = {
  too_few_pairs: 'pairs',
  too_few_series: 'series',
  too_few_groups: 'groups',
  too_few_sources: 'sources',
  no_figures_to_compare: 'sources',
  too_few_cases: 'cases',
  too_few_preceding_years: 'years',
  no_place_with_enough_years: 'places',
  too_few_months: 'months',
} as const

/** Why a method has no meaning for some values, by its own word; a sentence for all others. */
const MEANINGLESS = {
  zero_variance: 'no_spread',
  unit_mismatch: 'units',
  counts_are_not_compared_between_groups: 'counts',
  not_groups_of_people: 'parts',
  groups_overlap: 'overlap',
  more_deaths_than_cases: 'deaths',
  zero_denominator: 'zero',
  national_ratio_zero: 'zero',
  not_a_percentage: 'percentage',
  no_slope_direction: 'direction',
  different_lengths: 'lengths',
  lengths_differ: 'lengths',
  duplicate_periods: 'periods',
  mixed_periods: 'periods',
  smooth_model: 'smooth',
  too_wide: 'wide',
  no_rhythm: 'rhythm',
  too_gappy: 'gappy',
} as const

/**
 * Why a method gave no number: `too_few` values, or `not_applicable` where it has no meaning for them however many there are,
 * as a correlation of values that are all the same.
 */
export function outcomeGap(refused: Insufficient | Invalid): Gap {
  const why = named(MEANINGLESS, refused.reason)
  if (refused.status === 'invalid' || why !== undefined) {
    const note = message('part-gap.no-meaning', { why: why ?? 'values' })
    return { reason: 'not_applicable', note, ...(isHeldBack(refused) && { mark: message('gap.not-given') }) }
  }
  const what = named(COUNTED, refused.reason) ?? 'values'
  return tooFew(refused.n, refused.n_required, what)
}

/** An interval there could be, and it is left out since it would mislead: it does not fail to apply. */
function isHeldBack({ reason }: Insufficient | Invalid): boolean {
  return reason === 'smooth_model' || reason === 'too_wide'
}

/** `Too few values: 4 needed, 3 found.` */
export function tooFew(
  count: number,
  required: number,
  what: (typeof COUNTED)[keyof typeof COUNTED] | 'values' = 'values',
): Gap {
  const said = { what, count: whole(count), required: whole(required) }
  return { reason: 'too_few', note: message('part-gap.too-few', said) }
}

function named<Word extends string>(words: Readonly<Record<string, Word>>, reason: string): Word | undefined {
  return Object.entries(words).find(([word]) => word === reason)?.[1]
}
