/**
 * Two-sided exact p of a Kendall statistic without ties: the share of the n! orders whose count of discordant pairs is
 * as far from the middle as `discordant`, which is 0 to n(n−1)/2. Exact to float64 for n up to about 100.
 * Source: Kendall 1970, ch. 5; methods §3, §4.
 */
export function inversionTail(n: number, discordant: number): number {
  const pairs = (n * (n - 1)) / 2
  const nearer = Math.min(discordant, pairs - discordant)
  // The middle itself would be counted twice.
  if (2 * nearer >= pairs) return 1
  const tail = inversionShares(n)
    .slice(0, nearer + 1)
    .reduce((sum, share) => sum + share, 0)
  return Math.min(1, 2 * tail)
}

/** Distributions already built: a matrix of correlations asks for the same n in nearly every cell. */
const BUILT = new Map<number, number[]>()

/** Share of the orders of n things with 0, 1, 2, … inversions: each thing added makes 0 to k − 1 new ones, all alike. */
function inversionShares(n: number): number[] {
  const built = BUILT.get(n) ?? newShares(n)
  BUILT.set(n, built)
  return built
}

function newShares(n: number): number[] {
  let shares = [1]
  for (let k = 2; k <= n; k += 1) {
    const next = new Array<number>(shares.length + k - 1).fill(0)
    for (const [index, share] of shares.entries()) {
      for (let added = 0; added < k; added += 1) next[index + added] = (next[index + added] ?? 0) + share / k
    }
    shares = next
  }
  return shares
}
