import type { DataSource } from '#domain/data-source/data-source.ts'

/**
 * What a reader may do with the figures of a source, by the licence facts of the release: publish them again, ask first, publish them but
 * not for money, or nothing that anybody has verified.
 */
export const REPUBLISHING = ['may', 'ask', 'not_for_sale', 'not_verified'] as const

export type Republishing = (typeof REPUBLISHING)[number]

/** A copy with an open licence whose publisher's own terms nobody has verified. */
const OPEN_QUESTION = /not verified/i

/** Terms of the publisher that were read, of a copy that carries none itself: its class alone would say that nobody knows them. */
const STATED_TERMS = /\bfree use\b/i

/** Stated terms that leave sale out, for all or for some of what the publisher gives away. */
const NOT_SOLD = /non-commercial|for public health purposes/i

/** Read off the class of the licence, and off its text where that leaves a question open. */
export function republishing({
  licence,
  licenceClass,
}: Pick<DataSource, 'licence' | 'licenceClass'>): Republishing {
  if (licenceClass === 'non_commercial') return 'not_for_sale'
  if (licenceClass === 'not_verified') {
    if (!STATED_TERMS.test(licence) || OPEN_QUESTION.test(licence)) return 'not_verified'
    return NOT_SOLD.test(licence) ? 'not_for_sale' : 'may'
  }
  return OPEN_QUESTION.test(licence) ? 'ask' : 'may'
}

/** True where nobody has to be asked; the source is named all the same. */
export function mayRepublish(source: Pick<DataSource, 'licence' | 'licenceClass'>): boolean {
  return republishing(source) === 'may'
}
