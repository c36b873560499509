import type { Message } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'

/** The sentence of a fault in an answer of the API, which speaks English; none where the rule has no such fault. */
export function englishText(fault: Message | undefined): string | undefined {
  return fault && english.text(fault)
}
