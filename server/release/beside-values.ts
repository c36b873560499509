import { DENOMINATOR, LOWER_BOUND, NUMERATOR, UPPER_BOUND } from '#domain/observation/value-type.ts'

/** The numbers that a figure may have beside its value: the columns of what changes, and their value types in the store. */
export const OTHER_NUMBERS = [
  ['lower', LOWER_BOUND],
  ['upper', UPPER_BOUND],
  ['numerator', NUMERATOR],
  ['denominator', DENOMINATOR],
] as const

/** True for a changed figure `p` about which something is noted. */
export const IS_NOTED = `(p.interval_level is not null or p.sample_size is not null or p.citation is not null
  or p.flags is not null or p.coordinates is not null)`
