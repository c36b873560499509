/** Sum of `values`; 0 for none. Float64, without rounding on the way (methods §0 C7). */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Arithmetic mean in the unit of the values. Throws on an empty list: the minimum n is checked before. */
export function mean(values: readonly number[]): number {
  atLeast(values, 1)
  return sum(values) / values.length
}

/**
 * Sample variance (n − 1), in squared units, by two passes so that large values with a small spread keep their digits.
 * Throws below 2 values: the minimum n is checked before. Equal values give exactly 0. Source: methods §0 C7, §3.
 */
export function variance(values: readonly number[]): number {
  atLeast(values, 2)
  return centralSum(values, 2) / (values.length - 1)
}

/** Sample standard deviation (n − 1), in the unit of the values; at least 2 values. */
export function standardDeviation(values: readonly number[]): number {
  return Math.sqrt(variance(values))
}

/** Squares of spreads below 1e-100. A number divided by them would leave what a float can hold. */
const NO_SPREAD = 1e-200

/**
 * Sum of (x − mean)^power; 0 when all values are equal, whatever the rounding of the mean, and for squares of
 * spreads below 1e-100, which no measured figure has.
 */
export function centralSum(values: readonly number[], power: number): number {
  const [first] = values
  if (values.every((value) => value === first)) return 0
  const centre = mean(values)
  const total = values.reduce((sum, value) => sum + (value - centre) ** power, 0)
  return power === 2 && total < NO_SPREAD ? 0 : total
}

function atLeast(values: readonly number[], required: number): void {
  if (values.length < required) throw new RangeError(`It takes at least ${required} values.`)
}
