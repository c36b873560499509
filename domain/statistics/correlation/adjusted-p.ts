/**
 * Benjamini–Hochberg: p adjusted for the false discovery rate among all tests given, in the order given.
 * Each becomes min over larger ranks of p·m/rank, at most 1. Source: Benjamini and Hochberg 1995; methods §4.
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const adjusted = new Array<number>(ps.length)
  let least = 1
  for (const [index, rank] of ranked(ps).toReversed()) {
    least = Math.min(least, ((ps[index] ?? 1) * ps.length) / rank)
    adjusted[index] = least
  }
  return adjusted
}

/**
 * Holm: p adjusted so that the chance of any false finding stays at the level, in the order given.
 * Each becomes max over smaller ranks of p·(m − rank + 1), at most 1. Source: Holm 1979; methods §4.
 */
export function holm(ps: readonly number[]): number[] {
  const adjusted = new Array<number>(ps.length)
  let most = 0
  for (const [index, rank] of ranked(ps)) {
    most = Math.max(most, Math.min(1, (ps[index] ?? 1) * (ps.length - rank + 1)))
    adjusted[index] = most
  }
  return adjusted
}

function ranked(ps: readonly number[]): [number, number][] {
  const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 0) - (ps[b] ?? 0))
  return order.map((index, position) => [index, position + 1])
}
