import { type Message, message } from '#domain/message/message.ts'
import type { GapReason } from '#domain/observation/gap.ts'

/** The reason in a word or two, as an empty cell says it: `withheld`. */
export function gapMark(reason: GapReason): Message {
  return message('gap.mark', { reason })
}
