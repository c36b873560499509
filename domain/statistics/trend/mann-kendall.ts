import { normalTwoSided } from '#domain/statistics/special/normal.ts'
import { inversionTail } from '#domain/statistics/correlation/inversions.ts'
import { tieSizes } from '#domain/statistics/correlation/ties.ts'

/** Mann–Kendall test of a trend. `S` and `varS` have no unit; `p` is two-sided. */
export interface MannKendall {
  readonly S: number
  readonly varS: number
  readonly z: number
  readonly p: number
  /** Kendall's tau-b of y with time; null when all y are equal. */
  readonly tau_b: number | null
  /** True below 10 values: `p` is from the normal distribution and only approximate. */
  readonly approximate: boolean
  /** Two-sided p from the exact distribution, without ties and for 10 values or fewer; otherwise null. */
  readonly p_exact: number | null
}

/**
 * S = Σ sign(y_j − y_i) over i < j; varS with ties; z = (S − sign S)/√varS; two-sided normal p. `y` is in order of time.
 * All equal: varS 0, z 0, p 1. Null below 4 values. Source: Mann 1945, Kendall 1975; methods §3.
 */
export function mannKendall(y: readonly number[]): MannKendall | null {
  const n = y.length
  if (n < 4) return null
  const { S, varS } = signSum(y)
  const ties = tieSizes(y)
  const pairs = (n * (n - 1)) / 2
  const untied = pairs - ties.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
  return {
    S,
    varS,
    ...signTest(S, varS),
    tau_b: untied === 0 ? null : S / Math.sqrt(pairs * untied),
    approximate: n < 10,
    p_exact: n <= 10 && ties.length === 0 ? inversionTail(n, (pairs - S) / 2) : null,
  }
}

/** Mann–Kendall over months of several years. */
export interface SeasonalMannKendall {
  readonly S: number
  readonly varS: number
  readonly z: number
  readonly p: number
  /** How many months of the year took part: those with at least 2 years. */
  readonly seasons: number
}

/**
 * Seasonal Mann–Kendall: S and varS added over seasons, so that a yearly rhythm is no trend. `y` in order of time,
 * `season` (e.g. month 1–12) beside it. Null unless some season has 2 values. Source: Hirsch et al. 1982; methods §3.
 */
export function seasonalMannKendall(
  y: readonly number[],
  season: readonly number[],
): SeasonalMannKendall | null {
  const bySeason = Map.groupBy(y.keys(), (index) => season[index] ?? 0)
  const parts = [...bySeason.values()]
    .filter((indices) => indices.length > 1)
    .map((indices) => signSum(indices.map((index) => y[index] ?? 0)))
  if (parts.length === 0) return null
  const S = parts.reduce((sum, part) => sum + part.S, 0)
  const varS = parts.reduce((sum, part) => sum + part.varS, 0)
  return { S, varS, ...signTest(S, varS), seasons: parts.length }
}

function signSum(y: readonly number[]): { readonly S: number; readonly varS: number } {
  const n = y.length
  let S = 0
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) S += Math.sign((y[j] ?? 0) - (y[i] ?? 0))
  }
  const tied = tieSizes(y).reduce((sum, size) => sum + size * (size - 1) * (2 * size + 5), 0)
  return { S, varS: (n * (n - 1) * (2 * n + 5) - tied) / 18 }
}

function signTest(S: number, varS: number): { readonly z: number; readonly p: number } {
  if (varS === 0) return { z: 0, p: 1 }
  const z = (S - Math.sign(S)) / Math.sqrt(varS)
  return { z, p: normalTwoSided(z) }
}
