import type { Document } from '#domain/document/document.ts'
import { isSameValue } from '#domain/document/same-value.ts'

/** A document as the account has it. */
export interface AccountCopy {
  readonly id: string
  /** The version that was read or written last. */
  readonly version: number
  /** The account's copy at that time; null: nobody knows any more. */
  readonly saved: Document | null
  /** What was sent since and never answered: the account may have the last of it, and then nobody else wrote it. */
  readonly unanswered?: readonly Document[]
}

/** Sendings without an answer that are remembered; of more the author is asked about their own words. */
const MOST_UNANSWERED = 3

/** The copy, once another document was sent over it and no answer came. */
export function withUnanswered(copy: AccountCopy, sent: Document): AccountCopy {
  const others = (copy.unanswered ?? []).filter((one) => !isSameValue(one, sent))
  return { ...copy, unanswered: [...others, sent].slice(-MOST_UNANSWERED) }
}

/** Whether the account has a document for sure; false: of what was sent since no answer came, or there is no copy. */
export function accountHas(copy: AccountCopy | null, document: Document): boolean {
  return copy !== null && !copy.unanswered && isSameValue(document, copy.saved)
}

/** A name for an attempt to make a document: the same one sent twice makes one. */
export function newAttempt(): string {
  return crypto.randomUUID()
}
