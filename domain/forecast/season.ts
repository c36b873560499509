/** How the season enters a series: it is added, or it multiplies. */
export type SeasonStyle = 'added' | 'multiplied'

/**
 * Whether a series repeats itself by the year: |r_m| > 1.645·√((1 + 2Σ_{i<m} r_i²)/n) with r the autocorrelations.
 * `values` has no gaps; false below two full years and for a constant series. Source: methods §5.3; the test of M4.
 */
export function isSeasonal(values: readonly number[], frequency: number): boolean {
  const n = values.length
  if (frequency < 2 || n < 2 * frequency) return false
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const deviations = values.map((value) => value - mean)
  const total = deviations.reduce((sum, value) => sum + value * value, 0)
  if (total <= 1e-20 * n * mean * mean || total === 0) return false
  const autocorrelation = (lag: number) =>
    deviations.slice(lag).reduce((sum, value, index) => sum + value * (deviations[index] ?? 0), 0) / total
  let earlier = 0
  for (let lag = 1; lag < frequency; lag += 1) earlier += autocorrelation(lag) ** 2
  return Math.abs(autocorrelation(frequency)) > 1.645 * Math.sqrt((1 + 2 * earlier) / n)
}

/**
 * Seasonal part by classical decomposition: distance (or ratio) of each value from the centred moving average over one
 * year, averaged by month and set to sum to 0 (or average to 1). Entry i belongs to the values at i, i + m, i + 2m, …
 * `values` has no gaps and covers at least two years; for `multiplied` all are above 0.
 * Source: methods §5.3; Hyndman & Athanasopoulos, FPP3 §3.4.
 */
export function seasonalPart(values: readonly number[], frequency: number, style: SeasonStyle): number[] {
  const sums = new Array<number>(frequency).fill(0)
  const counts = new Array<number>(frequency).fill(0)
  const half = frequency / 2
  for (let t = half; t + half < values.length; t += 1) {
    let total = ((values[t - half] ?? 0) + (values[t + half] ?? 0)) / 2
    for (let k = t - half + 1; k < t + half; k += 1) total += values[k] ?? 0
    const average = total / frequency
    const value = values[t] ?? 0
    const slot = t % frequency
    sums[slot] = (sums[slot] ?? 0) + (style === 'added' ? value - average : value / average)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  const neutral = style === 'added' ? 0 : 1
  const raw = sums.map((sum, slot) => (counts[slot] ? sum / (counts[slot] ?? 1) : neutral))
  const mean = raw.reduce((sum, value) => sum + value, 0) / frequency
  return raw.map((value) => (style === 'added' ? value - mean : value / mean))
}
