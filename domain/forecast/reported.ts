import type { IndicatorSource } from '#domain/indicator/indicator.ts'

/** How sources call what countries told them, beside estimates of their models. */
const REPORTED = /^country[- ]reported\b/i

/**
 * Whether a measure is what countries reported, by the name that its source gives it: such figures are no model's, whatever else their
 * source models.
 */
export function isReported(measure: Pick<IndicatorSource, 'name'> | undefined): boolean {
  return measure !== undefined && REPORTED.test(measure.name)
}
