/** One thing that a choice is made of, as a section declares it: an indicator, a source, a place, a period, a data set. */
export interface Slot<Entry> {
  /** Taken first, in this order, as far as they have data: the reader's wish, then the opening of the dashboard. */
  readonly asked: readonly (Entry | null | undefined)[]
  /** The entries to take instead, in the order that decides between equals. */
  readonly among: readonly Entry[]
  /** The test for data; absent: to be among the others. */
  has?(entry: Entry): boolean
  /** The order of preference among the others: the first preference that tells two apart decides. */
  readonly prefers?: readonly Preference<Entry>[]
}

/** How much an entry is preferred: the greater goes first. */
export type Preference<Entry> = (entry: Entry) => number

/**
 * The one resolver: the entry asked for where it has data, else the best of the others that has; null where
 * none has. `moves` reports the slots that had to move.
 */
export function filled<Entry>({ asked, among, has, prefers = [] }: Slot<Entry>): Entry | null {
  const hasData = has ?? ((entry: Entry) => among.includes(entry))
  for (const entry of asked) if (entry !== null && entry !== undefined && hasData(entry)) return entry
  return among.filter(hasData).toSorted(byPreference(prefers))[0] ?? null
}

function byPreference<Entry>(prefers: readonly Preference<Entry>[]) {
  return (a: Entry, b: Entry): number => {
    const decisive = prefers.find((preference) => preference(a) !== preference(b))
    return decisive ? decisive(b) - decisive(a) : 0
  }
}
