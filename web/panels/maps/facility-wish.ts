import type { Facility } from '#web/queries/facilities.ts'

/** What facilities can be told apart by, besides their names. */
export const FACILITY_TRAITS = ['type', 'level', 'ownership'] as const

type Trait = (typeof FACILITY_TRAITS)[number]

/** Which facilities are wanted; an empty word asks for nothing. */
export type FacilityWish = Readonly<Record<Trait | 'name', string>>

/** All of them. */
export const EVERY_FACILITY: FacilityWish = { name: '', type: '', level: '', ownership: '' }

/** Those that are as a wish says, in their order; names by a part of them, whatever its capitals. */
export function wishedFor(facilities: readonly Facility[], wish: FacilityWish): Facility[] {
  const name = wish.name.trim().toLowerCase()
  return facilities.filter(
    (one) =>
      one.name.toLowerCase().includes(name) &&
      FACILITY_TRAITS.every((trait) => wish[trait] === '' || one[trait] === wish[trait]),
  )
}
