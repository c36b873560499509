/** Too few values for this method. `n` is how many there were, `n_required` how many it needs. Source: methods §0, C6. */
export interface Insufficient {
  readonly status: 'insufficient'
  readonly n: number
  readonly n_required: number
  /** A word for programs, for example `too_few_values` or `zero_variance`. */
  readonly reason: string
}

/** The method has no meaning for these values, however many there are, for example `unit_mismatch`. */
export interface Invalid {
  readonly status: 'invalid'
  readonly reason: string
}

/** The outcome of a method: its numbers, or why there are none. Never NaN, never infinite. Source: methods 0, C6. */
export type Outcome<Numbers> = ({ readonly status: 'ok' } & Numbers) | Insufficient | Invalid

/** No number: `n` usable values where `required` are needed, or as many but without any spread (`zero_variance`). */
export function insufficient(n: number, required: number, reason = 'too_few_values'): Insufficient {
  return { status: 'insufficient', n, n_required: required, reason }
}

/** No number, because the method has no meaning for these values. */
export function invalid(reason: string): Invalid {
  return { status: 'invalid', reason }
}
