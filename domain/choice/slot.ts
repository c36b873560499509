/** One thing that a choice is made of, as a section declares it: an indicator, a source, a place, a period, a data set. */
export interface Slot<Entry> {
  /** Taken first, in this order, as far as they have data: what the reader asks for, then what the dashboard opens with. */
  readonly asked: readonly (Entry | null | undefined)[]
  /** What can be taken instead, in the order that decides between equals. */
  readonly among: readonly Entry[]
  /** What counts as data; absent: to be among the others. */
  has?(entry: Entry): boolean
  /** What goes first of the others: the first preference that tells two apart decides. */
  readonly prefers?: readonly Preference<Entry>[]
}

/** How much an entry is preferred: the greater goes first. */
export type Preference<Entry> = (entry: Entry) => number

/**
 * The one resolver: what is asked for where it has data, else the best of the others that has; null where none has.
 * What it has to move is said by `moves`.
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
