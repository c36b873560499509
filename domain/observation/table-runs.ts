/** Rows that follow each other in a table and are of one indicator and source. */
export interface Run {
  readonly indicator: number
  readonly source: number
  readonly from: number
  /** The row after the last. */
  readonly to: number
}

/** The two first columns by which a table is sorted. */
interface KeyColumns {
  readonly length: number
  readonly indicator: Uint16Array
  readonly source: Uint16Array
}

const RUNS = new WeakMap<KeyColumns, readonly Run[]>()

/**
 * The runs of a table, in its order; found once for a table. A question about one indicator and source then looks at the
 * rows of one run and not at all. A table that is not sorted has more runs and the same answers.
 */
export function runsOf(table: KeyColumns): readonly Run[] {
  const known = RUNS.get(table)
  if (known) return known
  const { indicator, source, length } = table
  const runs: Run[] = []
  let from = 0
  for (let row = 1; row <= length; row++) {
    if (row < length && indicator[row] === indicator[from] && source[row] === source[from]) continue
    runs.push({ indicator: indicator[from] ?? 0, source: source[from] ?? 0, from, to: row })
    from = row
  }
  RUNS.set(table, runs)
  return runs
}
