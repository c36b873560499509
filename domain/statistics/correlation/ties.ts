/** Sizes of the groups of equal values, only those of 2 and more. No unit; order without meaning. */
export function tieSizes(values: readonly number[]): number[] {
  const counts = new Map<number, number>()
  // −0 and 0 are one value; a Map takes them for one as well.
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].filter((size) => size > 1)
}

/** Mid-ranks from 1: equal values share the mean of the ranks they cover. Source: methods §4. */
export function midRanks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}
