import { Problem } from '#domain/problem.ts'

/** How deep lists and records of a body may stand in each other; a document with lists in its texts needs some twenty levels. */
export const DEEPEST = 100

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/**
 * Reads a body of JSON; of an empty one null, since earlier clients announce JSON and send nothing with the call for a token.
 * Throws a Problem `invalid-input` for what is no JSON or is nested deeper than `DEEPEST`.
 */
export function jsonBody(text: string): unknown {
  if (text === '') return null
  // Before it is read: two million levels keep the process for half a second, and everybody else waits.
  if (isTooDeep(text)) {
    throw new Problem('invalid-input', `The body is nested more than ${DEEPEST} levels deep.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 'The body is not JSON.')
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isQuoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}
