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
