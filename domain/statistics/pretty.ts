/** Tolerance for the noise of binary fractions, as a share of a step. */
const EPSILON = 1e-10

/** Bias towards larger units, as in R's `pretty`. */
const HIGH_BIAS = 1.5
const HIGH_BIAS_5 = 0.5 + 1.5 * HIGH_BIAS
/** How far a range of no width is spread, as a share of its size. */
const SHRINK = 0.75
/** At least this share of the wanted steps is given: a third. */
const FEWEST = 3

/**
 * Round numbers, 1, 2 or 5 × 10ⁿ apart, that cover `low` to `high` in about `count` steps.
 *
 * The rule of R's `pretty` (high.u.bias 1.5, min.n a third of `count`). Equal ends give a range around them. Source: methods
 * §9 and §13.10; R, `src/appl/pretty.c`.
 */
export function pretty(low: number, high: number, count = 5): number[] {
  const fewest = Math.floor(count / FEWEST)
  const unit = prettyUnit(low, high, count, fewest)
  let first = Math.floor(low / unit + EPSILON)
  let last = Math.ceil(high / unit - EPSILON)
  const missing = fewest - (last - first)
  if (missing > 0) {
    const [few, many] = [Math.floor(missing / 2), Math.ceil(missing / 2)]
    const startsAtZero = low === 0 && first === 0 && high !== 0
    last += startsAtZero ? missing : first >= 0 ? few : many
    first -= startsAtZero ? 0 : first >= 0 ? many : few
  }
  return Array.from({ length: last - first + 1 }, (_, step) => tidy((first + step) * unit))
}

/** The same for what is counted, such as cases: no step lies between two whole numbers. */
export function prettyWhole(low: number, high: number, count = 5): number[] {
  const steps = pretty(low, high, count)
  if (steps.every(Number.isInteger)) return steps
  const from = Math.floor(low)
  const to = Math.max(Math.ceil(high), from + 1)
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}

/**
 * The last of 1, 2, 5 and 10 × 10ⁿ that lies nearer above the wanted step than `bias` times the one before it below. The
 * candidate is held against the unit that was accepted last, not against the first one.
 */
function prettyUnit(low: number, high: number, count: number, fewest: number): number {
  const cell = wantedStep(low, high, count, fewest)
  const base = 10 ** Math.floor(Math.log10(cell))
  let unit = base
  if (2 * base - cell >= HIGH_BIAS * (cell - unit)) return unit
  unit = 2 * base
  if (5 * base - cell >= HIGH_BIAS_5 * (cell - unit)) return unit
  unit = 5 * base
  return 10 * base - cell < HIGH_BIAS * (cell - unit) ? 10 * base : unit
}

function wantedStep(low: number, high: number, count: number, fewest: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high))
  const span = high - low
  if (span > size * EPSILON) return span / Math.max(count, 1)
  const start = size === 0 ? 1 : size > 10 ? 9 + size / 10 : size
  return (start * SHRINK) / Math.max(fewest, 1)
}

/** Takes the noise of binary fractions off a round number: 0.6000000000000001 → 0.6. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
