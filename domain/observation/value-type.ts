import type { Classification } from '#domain/data-source/data-source.ts'

/**
 * The kind of a stored number. Ids as in the specification (spec 1
 * 3): 1 estimate, 2 survey, 3 lower bound, 4 upper bound, 5 routine, 6 numerator, 7 denominator; 8 appears
 * only in old exports and is not stored.
 */
export type ValueTypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const LOWER_BOUND = 3
export const UPPER_BOUND = 4
export const NUMERATOR = 6
export const DENOMINATOR = 7

const CENTRAL_BY_CLASSIFICATION: Readonly<Record<Classification, ValueTypeId>> = {
  Estimate: 1,
  Survey: 2,
  Routine: 5,
}

/** The value type under which a source of this class publishes its figures. */
export function centralValueType(classification: Classification): ValueTypeId {
  return CENTRAL_BY_CLASSIFICATION[classification]
}

/** The types that are figures themselves, not bounds or parts of one. */
export const CENTRAL_TYPES: readonly number[] = [1, 2, 5]
