import type { Indicator } from '#domain/indicator/indicator.ts'

/**
 * Where values lie on a common scale from zero, in percent of its width. Percentages share the scale 0 to 100 and extend
 * it where a value goes beyond; other units run to the largest value or target.
 */
export function sharePosition(values: readonly number[], indicator: Indicator): (value: number) => number {
  const known = [...values, ...(indicator.nationalTarget === null ? [] : [indicator.nationalTarget])]
  const largest = Math.max(indicator.factor === 2 ? 100 : 0, ...known)
  const smallest = Math.min(0, ...known)
  const span = largest - smallest
  return (value) => (span === 0 ? 0 : (100 * (value - smallest)) / span)
}
