import type { DataSource } from '#domain/data-source/data-source.ts'

/**
 * What a reader may do with the figures of a source, by the licence facts of the release: publish them again, ask first, publish them but
 * not for money, or nothing that anybody has verified.
 */
export const REPUBLISHING = ['may', 'ask', 'not_for_sale', 'not_verified'] as const

export type Republishing = (typeof REPUBLISHING)[number]

/** A copy with an open licence whose publisher's own terms nobody has verified. */
const OPEN_QUESTION = /not verified/i

/** Read off the class of the licence, and off its text where that leaves a question open. */
export function republishing({
  licence,
  licenceClass,
}: Pick<DataSource, 'licence' | 'licenceClass'>): Republishing {
  if (licenceClass === 'non_commercial') return 'not_for_sale'
  if (licenceClass === 'not_verified') return 'not_verified'
  return OPEN_QUESTION.test(licence) ? 'ask' : 'may'
}

/** True where nobody has to be asked; the source is named all the same. */
export function mayRepublish(source: Pick<DataSource, 'licence' | 'licenceClass'>): boolean {
  return republishing(source) === 'may'
}
