import { normalTwoSided } from '#domain/statistics/special/normal.ts'
import { discordantPairs } from './discordant.ts'
import { inversionTail } from './inversions.ts'
import { tieSizes } from './ties.ts'

/** Kendall's tau-b; `p` two-sided from the normal distribution, `p_exact` without ties for 33 pairs or fewer. */
export interface Kendall {
  readonly tau_b: number
  readonly z: number | null
  readonly p: number | null
  readonly p_exact: number | null
}

/** Up to here the exact distribution is given. */
const MOST_EXACT = 33

/**
 * Kendall's tau-b of complete pairs, with the tie-corrected variance and without continuity correction (the rule of
 * scipy's asymptotic method). Null when one side has no spread; no test below 4 pairs. Source: Kendall 1970; methods §4.
 */
export function kendall(x: readonly number[], y: readonly number[]): Kendall | null {
  const n = x.length
  const [tiesX, tiesY] = [tieSizes(x), tieSizes(y)]
  const pairs = (n * (n - 1)) / 2
  const [tiedX, tiedY] = [tied(tiesX, pairsOf), tied(tiesY, pairsOf)]
  if (pairs === tiedX || pairs === tiedY) return null
  const { discordant, tiedBoth } = discordantPairs(x, y)
  const excess = pairs - tiedX - tiedY + tiedBoth - 2 * discordant
  const tau = excess / Math.sqrt(pairs - tiedX) / Math.sqrt(pairs - tiedY)
  const tau_b = Math.max(-1, Math.min(1, tau))
  if (n < 4) return { tau_b, z: null, p: null, p_exact: null }
  const z = excess / Math.sqrt(excessVariance(n, tiesX, tiesY))
  const isExact = n <= MOST_EXACT && tiedX === 0 && tiedY === 0
  return { tau_b, z, p: normalTwoSided(z), p_exact: isExact ? inversionTail(n, discordant) : null }
}

/** Variance of concordant minus discordant pairs when there is no relation, with ties on both sides. */
function excessVariance(n: number, tiesX: readonly number[], tiesY: readonly number[]): number {
  const all = n * (n - 1)
  const single = (size: number) => size * (size - 1) * (2 * size + 5)
  const triple = (size: number) => size * (size - 1) * (size - 2)
  const plain = (all * (2 * n + 5) - tied(tiesX, single) - tied(tiesY, single)) / 18
  const byPairs = (2 * tied(tiesX, pairsOf) * tied(tiesY, pairsOf)) / all
  return plain + byPairs + (tied(tiesX, triple) * tied(tiesY, triple)) / (9 * all * (n - 2))
}

function pairsOf(size: number): number {
  return (size * (size - 1)) / 2
}

function tied(sizes: readonly number[], count: (size: number) => number): number {
  return sizes.reduce((sum, size) => sum + count(size), 0)
}
