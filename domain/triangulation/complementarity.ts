/**
 * A source's contribution to the others: ½ · |S| / |U| + ½ · |S∖O| / |U∖O|, 0 to 1. S is its own set, O that
 * of the other chosen sources, U all there could be; S and O are cut to U. The second half is 0 when the
 * others leave nothing empty. Null when neither has anything. A copy of the others reaches ½ at most. Source:
 * methods
 * 1.5.
 */
export function complementarity<Element>(
  own: ReadonlySet<Element>,
  others: ReadonlySet<Element>,
  universe: ReadonlySet<Element>,
): number | null {
  const S = [...own].filter((element) => universe.has(element))
  const O = [...others].filter((element) => universe.has(element))
  if (S.length + O.length === 0) return null
  const empty = universe.size - O.length
  const filled = S.filter((element) => !others.has(element)).length
  return S.length / universe.size / 2 + (empty === 0 ? 0 : filled / empty / 2)
}
