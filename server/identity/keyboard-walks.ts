/** The signs that lie beside each other on a keyboard, as the list of the password checker has them. */
export type Keyboards = Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>>>>

/** Shorter ones turn up in words. Signs. */
const SHORTEST_WALK = 4
/** So few signs beside walks are no harder to guess than the walks. */
const FEWEST_OTHERS = 6

/** Whether what follows a sign lies beside it on one of the keyboards, comes after or before it, or is the same. */
function steps(keyboards: Keyboards): (sign: string, next: string) => boolean {
  const pairs = new Set(
    Object.values(keyboards).flatMap((keys) =>
      Object.entries(keys).flatMap(([sign, beside]) =>
        beside.flatMap((key) => [...(key ?? '')].map((next) => (sign + next).toLowerCase())),
      ),
    ),
  )
  return (sign, next) =>
    pairs.has(sign + next) || Math.abs((sign.codePointAt(0) ?? 0) - (next.codePointAt(0) ?? 0)) <= 1
}

/**
 * Whether a text is hardly more than walks over keys, in any of the usual arrangements: `qwertz`, `1qaz2wsx`, `abcd1234`, `aaaa`.
 * In small letters.
 */
export function isMostlyWalks(text: string, keyboards: Keyboards): boolean {
  const isStep = steps(keyboards)
  const signs = [...text]
  let others = 0
  let begin = 0
  for (let end = 1; end <= signs.length; end += 1) {
    const goesOn = end < signs.length && isStep(signs[end - 1] ?? '', signs[end] ?? '')
    if (goesOn) continue
    if (end - begin < SHORTEST_WALK) others += end - begin
    begin = end
  }
  return others < FEWEST_OTHERS && others < signs.length
}
