import type { Sending } from '#web/editing/editing-session.ts'

/** Why the account did not take a document, and of which block. */
export function whyNotSaved({ why, block }: Extract<Sending, { readonly status: 'failed' }>): string {
  return block === null ? why : `Block ${block}: ${why}`
}
