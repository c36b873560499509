import type { Token } from './tokens.ts'

/** Percentages that the question says itself: `90%`, `5 percent`. */
export function claimsOf(tokens: readonly Token[], dated: ReadonlySet<number>) {
  const taken = new Set<number>()
  const values: number[] = []
  for (const [at, { word, isPercent }] of tokens.entries()) {
    if (dated.has(at) || !/^\d/.test(word)) continue
    const next = tokens[at + 1]?.word
    const isSaid =
      isPercent ||
      next === 'percent' ||
      next === 'cent' ||
      (next === 'per' && tokens[at + 2]?.word === 'cent')
    // `Per 100,000` is a unit, and claims nothing.
    if (!isSaid && /^(per|of|every|each)$/.test(tokens[at - 1]?.word ?? '')) continue
    if (!isSaid && !/\./.test(word) && Number(word) < 100_000) continue
    taken.add(at)
    values.push(Number(word))
  }
  return { values, taken }
}
