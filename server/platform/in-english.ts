import { type InWords, inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'

/** The API speaks English: the messages of a method become text, at whatever depth; all else stays. */
export function inEnglish<T extends object>(answer: T): InWords<T> {
  return inWords(answer, english)
}
