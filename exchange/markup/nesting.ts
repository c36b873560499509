const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/**
 * Whether lists and records of a text of JSON stand in each other deeper than so many levels. Asked before such a text is parsed: parsing two
 * million levels keeps a process for half a second, and everybody else waits.
 */
export function isNestedBeyond(text: string, levels: number): boolean {
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
      if (depth > levels) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}
