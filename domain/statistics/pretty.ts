/** Half-open tolerance for sums of binary fractions. */
const EPSILON = 1e-10

/** Bias towards larger units, as in R's `pretty`. */
const HIGH_BIAS = 1.5
const HIGH_BIAS_5 = 0.5 + 1.5 * HIGH_BIAS

/**
 * Round numbers, 1, 2 or 5 × 10ⁿ apart, that cover `low` to `high` in about `count` steps.
 *
 * The rule of R's `pretty` (high.u.bias 1.5). Equal ends give a range around them. Source: methods §9.
 */
export function pretty(low: number, high: number, count = 5): number[] {
  const unit = prettyUnit(low, high, count)
  const first = Math.floor(low / unit + EPSILON)
  let last = Math.ceil(high / unit - EPSILON)
  if (last === first) last += 1
  return Array.from({ length: last - first + 1 }, (_, step) => tidy((first + step) * unit))
}

function prettyUnit(low: number, high: number, count: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high))
  const span = high - low
  const isPoint = span <= size * EPSILON
  const cell = isPoint ? (size === 0 ? 1 : size * 0.75) : span / Math.max(count, 1)
  const base = 10 ** Math.floor(Math.log10(cell))
  if (10 * base - cell < HIGH_BIAS * (cell - base)) return 10 * base
  if (5 * base - cell < HIGH_BIAS_5 * (cell - base)) return 5 * base
  return 2 * base - cell < HIGH_BIAS * (cell - base) ? 2 * base : base
}

/** Takes the noise of binary fractions off a round number: 0.6000000000000001 → 0.6. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
