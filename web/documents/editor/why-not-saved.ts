import { message, type Value } from '#domain/message/message.ts'
import type { Sending } from '#web/editing/editing-session.ts'

/** Why the account did not take a document, and of which block. */
export function whyNotSaved({ why, block, isLine }: Extract<Sending, { readonly status: 'failed' }>): Value {
  if (isLine) return message('canvas.waits-for-line')
  return block === null ? why : message('canvas.block-fault', { block, why })
}
