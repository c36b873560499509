import type { ReadPart } from './read-part.ts'
import type { Token } from './tokens.ts'

type Read = (tokens: readonly Token[]) => ReadPart

const JOINED: ReadonlySet<string> = new Set([
  'and',
  'to',
  'or',
  'vs',
  'versus',
  'v',
  'with',
  'against',
  'than',
])

const isDose = (token: Token | undefined) =>
  token !== undefined && /^[1-9]$/.test(token.word) && !token.isPercent

/** The whole text is read twice for each place that is tried. */
const MOST_TRIED = 4

/** One name with two numbers: `first and third penta dose`, `penta 1 and 3`. Null where the words are no such two. */
export function twoNumbers(tokens: readonly Token[], read: Read): readonly ReadPart[] | null {
  const isPair = (at: number) =>
    isDose(tokens[at]) && JOINED.has(tokens[at + 1]?.word ?? '') && isDose(tokens[at + 2])
  for (const at of [...tokens.keys()].filter(isPair).slice(0, MOST_TRIED)) {
    const parts = [
      read(tokens.filter((_, place) => place !== at + 1 && place !== at + 2)),
      read(tokens.filter((_, place) => place !== at && place !== at + 1)),
    ]
    if (areTwo(parts)) return parts
  }
  return null
}

/** Two names with one last word: `neonatal versus infant mortality`. Null where the words are no such two. */
export function oneHead(tokens: readonly Token[], read: Read): readonly ReadPart[] | null {
  const isJoint = (at: number) => JOINED.has(tokens[at]?.word ?? '') && at > 0 && at <= tokens.length - 3
  for (const at of [...tokens.keys()].filter(isJoint).slice(0, MOST_TRIED)) {
    const parts = [
      read([...tokens.slice(0, at), ...tokens.slice(at + 2)]),
      read([...tokens.slice(0, at - 1), ...tokens.slice(at + 1)]),
    ]
    if (areTwo(parts)) return parts
  }
  return null
}

/** Each names an indicator in full, and not the same one. */
function areTwo(parts: readonly ReadPart[]): boolean {
  const isNamed = parts.every(
    ({ indicator, unused, score }) => indicator !== null && unused.length === 0 && score >= IN_FULL,
  )
  return isNamed && parts[0]?.indicator !== parts[1]?.indicator
}

const IN_FULL = 0.93
