import { Problem } from '#domain/problem.ts'
import { isNestedBeyond } from '#exchange/markup/nesting.ts'

/** How deep lists and records of a body may stand in each other; a document with lists in its texts needs some twenty levels. */
export const DEEPEST = 100

/**
 * Reads a body of JSON; of an empty one null, since earlier clients announce JSON and send nothing with the call for a token.
 * Throws a Problem `invalid-input` for what is no JSON or is nested deeper than `DEEPEST`.
 */
export function jsonBody(text: string): unknown {
  if (text === '') return null
  if (isNestedBeyond(text, DEEPEST)) {
    throw new Problem('invalid-input', `The body is nested more than ${DEEPEST} levels deep.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 'The body is not JSON.')
  }
}
