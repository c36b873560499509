import type { Document } from '#domain/document/document.ts'

/** A document as the account has it. */
export interface AccountCopy {
  readonly id: string
  /** The version that was read or written last. */
  readonly version: number
  /** The account's copy at that time; null: nobody knows any more. */
  readonly saved: Document | null
}

/** A name for an attempt to make a document: the same one sent twice makes one. */
export function newAttempt(): string {
  return crypto.randomUUID()
}
