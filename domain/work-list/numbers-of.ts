import type { WorkList } from './work-list.ts'

/** So many have a number before anything is ticked. */
const MOST_UNTICKED = 25

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
