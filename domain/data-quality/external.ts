import { testDifference } from '#domain/statistics/comparison.ts'
import { type Invalid, invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { knownError, type Uncertain } from '#domain/statistics/standard-error.ts'
import { isWithin, type Light, THRESHOLDS } from './thresholds.ts'

export interface ExternalConsistency {
  readonly status: 'ok'
  readonly n: 1
  /** Routine coverage divided by survey coverage. */
  readonly R: number
  readonly light: Light
  /** Null when the survey has no interval. */
  readonly z: number | null
  readonly p: number | null
  readonly significant: boolean | null
  readonly warnings: readonly string[]
}

/**
 * Routine coverage against a survey of the same year (or the year beside it): R from .90 to 1.10 green, from .67 to 1.33
 * amber, else red; and the test of two estimates with a standard error of 0 for the routine figure. Source: methods §2.5.
 */
export function externalConsistency(routine: number, survey: Uncertain): ExternalConsistency | Invalid {
  const ratio = quotient(routine, survey.estimate)
  if (ratio === null) return invalid('zero_denominator')
  const { se, boundsInvalid } = knownError(survey)
  const test = se === null || se === 0 ? null : testDifference(routine - survey.estimate, se)
  return {
    status: 'ok',
    n: 1,
    R: ratio,
    light: externalLight(ratio),
    z: test?.z ?? null,
    p: test?.p ?? null,
    significant: test ? Math.abs(test.z) > Z_975 : null,
    warnings: boundsInvalid ? ['bounds_invalid'] : [],
  }
}

/** The light of routine divided by survey coverage. Source: methods §2.5. */
export function externalLight(ratio: number): Light {
  const { green, amber } = THRESHOLDS.external
  if (isWithin(ratio, green)) return 'green'
  return isWithin(ratio, amber) ? 'amber' : 'red'
}
