import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'
import { isNoPlace } from '#domain/reference/reference-data.ts'

/**
 * The state that an address asks for. A source or a place that does not exist counts as not said, which `unmet` tells; where no place
 * is said it is the one that the dashboard opens with.
 */
export function openingState<State extends object>(
  wanted: State,
  { initial_location: place }: Pick<CatalogueDashboard, 'initial_location'>,
  { reference }: Pick<Catalogue, 'reference'>,
): State {
  const isSource = (id: number) => reference.sources.has(id)
  const state = unlessUnknown(wanted, 'source', isSource)
  const placed = unlessUnknown(state, 'location', (id) => !isNoPlace(reference, id))
  if (place === NATION || !('location' in placed) || placed.location !== null) return placed
  return { ...placed, location: place }
}

/** The same object where nothing is unknown. */
function unlessUnknown<State extends object>(
  state: State,
  name: 'source' | 'location',
  isKnown: (id: number) => boolean,
): State {
  const id = name in state ? Reflect.get(state, name) : null
  return typeof id === 'number' && !isKnown(id) ? { ...state, [name]: null } : state
}
