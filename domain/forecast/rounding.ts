/** Decimals looked at when the rounding of a series is guessed. */
const MOST_DECIMALS = 6

/**
 * Step to which a series is rounded: 1 for whole numbers, 0.1, 0.01, … down to a millionth; 0 when no step fits.
 * Rounded values hide up to half a step, so no interval can honestly be narrower. Our own rule.
 */
export function roundingStep(values: readonly number[]): number {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const step = 10 ** -decimals
    const fits = values.every((value) => {
      const scaled = value / step
      return Math.abs(scaled - Math.round(scaled)) <= 1e-9 * Math.max(Math.abs(scaled), 1)
    })
    if (fits) return step
  }
  return 0
}
