import { type Explained, explained } from '#server/platform/explained.ts'
import { type InEnglish, inEnglish } from '#server/platform/in-english.ts'

/** The messages of a method, in English, at whatever depth of its result. */
export { inEnglish }

/** The same with the reason wherever a method gave no number, as the API sends it. */
export function explainedInEnglish<T extends object>(result: T): Explained<InEnglish<T>> {
  return explained(inEnglish(result))
}
