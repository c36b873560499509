/**
 * The hidden cells of one margin: those of 1 to 4 persons, and when that is only one, the next smallest above
 * zero too, so that it cannot be had by subtraction from the total. Zero is shown. A gap is null and stays
 * one. True = hidden, in the order of `counts`. Source: methods
 * 11, rule 2.
 */
export function hiddenCells(counts: readonly (number | null)[]): boolean[] {
  const hidden = counts.map((count) => count !== null && count >= 1 && count <= 4)
  if (hidden.filter(Boolean).length !== 1) return hidden
  const others = counts.flatMap((count, index) => (count !== null && count > 4 ? [{ count, index }] : []))
  const next = others.toSorted((a, b) => a.count - b.count)[0]
  return hidden.map((isHidden, index) => isHidden || index === next?.index)
}
