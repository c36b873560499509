/** Letters with which a word may be misspelt at all, and in two places; never in the first. */
const [ONCE, TWICE] = [4, 8]

/** True when each word that is looked for stands in a name, in part or with a slip of the fingers; whatever capitals and signs. */
export function isNamed(name: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const words = wordsOf(name)
  return wanted.every((word) => words.some((own) => own.includes(word) || isNear(own, word)))
}

/** The words that somebody looks for. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .map((word) => word.replaceAll(/\p{Mark}/gu, ''))
    .filter(Boolean)
}

function isNear(own: string, word: string): boolean {
  const slips = word.length >= TWICE ? 2 : word.length >= ONCE ? 1 : 0
  const isPossible = slips > 0 && own[0] === word[0]
  return isPossible && Math.abs(own.length - word.length) <= slips && slipsBetween(own, word) <= slips
}

/** Letters to be changed, added, left out or swapped with the next one. Source: optimal string alignment distance. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const ways = [(above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1)]
      line.push(Math.min(...ways, isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY))
    }
    before = above
    above = line
  }
  return above.at(-1) ?? 0
}
