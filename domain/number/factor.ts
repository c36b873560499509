/**
 * Factor ids of the specification: 1 per 1,000; 2 percentage; 3 per 100,000; 4 plain number. Values are stored already
 * multiplied; the factor names the unit.
 */
export type Factor = 1 | 2 | 3 | 4

export type UnitClass = 'percent' | 'rate' | 'number'

/** The family of units a factor belongs to; figures of different families are never put on one axis. */
export function unitClass(factor: Factor): UnitClass {
  if (factor === 2) return 'percent'
  return factor === 4 ? 'number' : 'rate'
}
