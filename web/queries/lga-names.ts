import type { Location } from '#domain/location/location.ts'
import { placesResource } from './places-data.ts'
import { loadedValue, resource } from './resource.ts'

/** The local government areas, which the catalogue of a first view leaves out: of the same release, and so here where it is kept. */
export const lgaNames = resource<readonly Location[]>(async () => (await loadedValue(placesResource)).lgas)
