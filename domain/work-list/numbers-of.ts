import type { WorkList, WorkRow } from './work-list.ts'

/** So many have a number before anything is ticked. */
const MOST_UNTICKED = 25

/** Of a list without a number so many stand on paper: the order begins with those that perhaps belong to the first. */
const MOST_UNNUMBERED = 40

/**
 * The numbers that places have on the list, the map and on paper, in the order of the list: the ticked ones; before any is ticked those
 * that are surely among the first, never more to fill the list up.
 */
export function numbersOf(
  { rows }: Pick<WorkList, 'rows'>,
  ticks: readonly number[],
): ReadonlyMap<number, number> {
  const ticked = rows.filter(({ place }) => ticks.includes(place.id))
  const marked =
    ticked.length > 0 ? ticked : rows.filter(({ standing }) => standing === 'surely').slice(0, MOST_UNTICKED)
  return new Map(marked.map(({ place }, at) => [place.id, at + 1]))
}

/** The places that stand on paper and on slides: those with a number; where none has one, the first of the list. */
export function rowsOnPaper(
  { rows }: Pick<WorkList, 'rows'>,
  numbers: ReadonlyMap<number, number>,
): readonly WorkRow[] {
  if (numbers.size === 0) return rows.slice(0, MOST_UNNUMBERED)
  return rows.filter(({ place }) => numbers.has(place.id))
}
