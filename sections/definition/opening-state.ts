import type { CatalogueDashboard } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'

/** The state that an address asks for, with the place that the dashboard opens with where the address says none. */
export function openingState<State extends object>(
  wanted: State,
  { initial_location: place }: Pick<CatalogueDashboard, 'initial_location'>,
): State {
  if (place === NATION || !('location' in wanted) || wanted.location !== null) return wanted
  return { ...wanted, location: place }
}
