import { type Message, message, type Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'

/** Said of what another version of the product told, in words that this one does not have. */
const OF_ANOTHER_VERSION: Message = message('told.earlier')

/** What a notification keeps, if this version has the words for it. */
export function keptWords(kept: Value): Value {
  try {
    english.text(kept)
    return kept
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return OF_ANOTHER_VERSION
    throw error
  }
}
