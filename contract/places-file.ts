import type { Location } from '#domain/location/location.ts'
import { decodeLocation } from './release-decode.ts'
import type { LocationRow } from './release-file.ts'

/** `GET /api/releases/{hash}/places`: the local government areas, and of how many indicators each larger place has a figure. */
export interface PlacesFile {
  readonly release: string
  readonly lgas: readonly LocationRow[]
  /** Place and number of indicators. */
  readonly held: readonly (readonly [location: number, indicators: number])[]
}

/** The same as it is read. */
export interface PlacesData {
  readonly lgas: readonly Location[]
  readonly held: ReadonlyMap<number, number>
}

/** The file as findings read it. */
export function placesDataOf({ lgas, held }: PlacesFile): PlacesData {
  return { lgas: lgas.map(decodeLocation), held: new Map(held) }
}
