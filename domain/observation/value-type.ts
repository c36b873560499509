import type { Classification } from '#domain/data-source/data-source.ts'

/** What a stored number is. Ids as in the specification (spec 1 §3); 8 appears only in old exports and is not stored. */
export const VALUE_TYPES = {
  1: 'Estimate',
  2: 'Survey',
  3: 'Lower bound',
  4: 'Upper bound',
  5: 'Routine',
  6: 'Numerator',
  7: 'Denominator',
} as const

export type ValueTypeId = keyof typeof VALUE_TYPES

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

/** True for the types that are figures themselves, not bounds or parts of one. */
export function isCentral(valueType: number): boolean {
  return valueType === 1 || valueType === 2 || valueType === 5
}
