import type { Location } from './location.ts'

/** A place as the tables of a data set know it, by the name that its authority gives it. */
export type NamedPlace = Pick<Location, 'id' | 'name' | 'level' | 'parent'>

/** How a senatorial district says that it is one, where an LGA has its name. */
const DISTRICT = ' (senatorial)'
const LGA = ' LGA'

/**
 * The names by which readers tell places apart, by id. A name that one place alone has stays as it is. An LGA whose name
 * another place has says its state (`Bassa, Kogi`), or that it is an LGA where its own state has the name (`Bauchi LGA`); a
 * senatorial district says that it is one (`Enugu East (senatorial)`). Nation, zones and states keep their names.
 */
export function shownNames(places: readonly NamedPlace[]): ReadonlyMap<number, string> {
  const byId = new Map(places.map((place) => [place.id, place]))
  const byName = Map.groupBy(places, ({ name }) => name.toLowerCase())
  return new Map(
    places.map((place) => {
      const rivals = (byName.get(place.name.toLowerCase()) ?? []).filter(({ id }) => id !== place.id)
      return [place.id, place.level > 3 && rivals.length > 0 ? apart(place, rivals, byId) : place.name]
    }),
  )
}

function apart(
  { name, level, parent }: NamedPlace,
  rivals: readonly NamedPlace[],
  byId: ReadonlyMap<number, NamedPlace>,
): string {
  if (level === 5) return `${name}${DISTRICT}`
  // The district of the same name says its kind, so that the LGA need not.
  if (rivals.every((rival) => rival.level === 5)) return name
  const state = parent === null ? undefined : byId.get(parent)
  return state === undefined || rivals.includes(state) ? `${name}${LGA}` : `${name}, ${state.name}`
}

/** The name that the authority of a place gives it, as people type it: without the part that tells it apart from others. */
export function ownName(
  { name, level, parent }: NamedPlace,
  state: Pick<Location, 'name'> | undefined,
): string {
  if (level <= 3) return name
  const added = [DISTRICT, LGA, ...(parent !== null && state ? [`, ${state.name}`] : [])]
  const end = added.find((words) => name.endsWith(words))
  return end === undefined ? name : name.slice(0, -end.length)
}
