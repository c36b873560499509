/** Rows that follow each other in a table and are of one indicator and source. */
export interface Run {
  readonly indicator: number
  readonly source: number
  readonly from: number
  /** The row after the last. */
  readonly to: number
  /** Its places follow each other as their ids do, so that one is found without looking at each row. */
  readonly isByPlace: boolean
}

/** The three first columns by which a table is sorted. */
interface KeyColumns {
  readonly length: number
  readonly indicator: Uint16Array
  readonly source: Uint16Array
  readonly location: Uint16Array
}

const RUNS = new WeakMap<KeyColumns, readonly Run[]>()

/**
 * The runs of a table, in its order; found once for a table. A question about one indicator and source then looks at the
 * rows of one run and not at all. A table that is not sorted has more runs and the same answers.
 */
export function runsOf(table: KeyColumns): readonly Run[] {
  const known = RUNS.get(table)
  if (known) return known
  const { indicator, source, location, length } = table
  const runs: Run[] = []
  let from = 0
  let isByPlace = true
  for (let row = 1; row <= length; row++) {
    if (row < length && indicator[row] === indicator[from] && source[row] === source[from]) {
      isByPlace &&= (location[row - 1] ?? 0) <= (location[row] ?? 0)
      continue
    }
    runs.push({ indicator: indicator[from] ?? 0, source: source[from] ?? 0, from, to: row, isByPlace })
    from = row
    isByPlace = true
  }
  RUNS.set(table, runs)
  return runs
}

/** The rows of a run among which all rows of a place are: these alone where it is sorted by places. */
export function rowsOfPlace(
  { location }: KeyColumns,
  { from, to, isByPlace }: Run,
  place: number,
): [number, number] {
  if (!isByPlace) return [from, to]
  return [firstFrom(location, [from, to], place), firstFrom(location, [from, to], place + 1)]
}

/** The first row from which on no place is smaller. */
function firstFrom(location: Uint16Array, [from, to]: readonly [number, number], place: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((location[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
