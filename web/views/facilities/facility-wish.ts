import type { Facility } from '#web/queries/facility-rows.ts'
import type { FinderState } from '#sections/maps/finder-state.ts'
import { isNamed, wordsOf } from './name-match.ts'

/** Traits that tell facilities apart, besides their names and places. */
export const FACILITY_TRAITS = ['type', 'level', 'ownership'] as const

/** The wanted facilities; an empty word and a place that is null ask for nothing. */
export type FacilityWish = Pick<FinderState, (typeof FACILITY_TRAITS)[number] | 'name' | 'state' | 'lga'>

/** Those that are as a wish says, in their order; names by parts of them, slips of the fingers forgiven. */
export function wishedFor(facilities: readonly Facility[], wish: FacilityWish): Facility[] {
  const words = wordsOf(wish.name)
  return facilities.filter(
    (one) =>
      FACILITY_TRAITS.every((trait) => wish[trait] === '' || one[trait] === wish[trait]) &&
      (wish.state === null || one.state === wish.state) &&
      (wish.lga === null || one.lga === wish.lga) &&
      isNamed(one.name, words),
  )
}
