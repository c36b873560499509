import { type Explained, explained } from '#server/platform/explained.ts'
import type { InWords } from '#domain/message/in-words.ts'
import { inEnglish } from '#server/platform/in-english.ts'

/** The messages of a method, in English, at whatever depth of its result. */
export { inEnglish }

/** The same with the reason wherever a method gave no number, as the API sends it. */
export function explainedInWords<T extends object>(result: T): Explained<InWords<T>> {
  return explained(inEnglish(result))
}
