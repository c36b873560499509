import { type Message, message } from '#domain/message/message.ts'
import type { Gap } from '#domain/observation/gap.ts'

/** The reason in a word or two, as an empty cell says it: `withheld`. */
export function gapMark({ reason, mark }: Pick<Gap, 'reason' | 'mark'>): Message {
  return mark ?? message('gap.mark', { reason })
}
