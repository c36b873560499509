import type { Location } from '#domain/location/location.ts'
import { decodeLocation } from './release-decode.ts'
import type { LocationRow } from './release-file.ts'

/** `GET /api/releases/{hash}/places`: the local government areas, and of how many indicators each larger place has a figure. */
export interface PlacesFile {
  readonly release: string
  readonly lgas: readonly LocationRow[]
  /** The senatorial districts, and LGA → its district; absent in earlier releases. */
  readonly districts?: readonly LocationRow[]
  readonly districtOf?: readonly (readonly [lga: number, district: number])[]
  /** Place and number of indicators. */
  readonly held: readonly (readonly [location: number, indicators: number])[]
}

/** The same as it is read. */
export interface PlacesData {
  readonly lgas: readonly Location[]
  readonly districts: readonly Location[]
  readonly districtOf: ReadonlyMap<number, number>
  readonly held: ReadonlyMap<number, number>
}

/** The file as findings read it. */
export function placesDataOf({ lgas, districts = [], districtOf = [], held }: PlacesFile): PlacesData {
  return {
    lgas: lgas.map(decodeLocation),
    districts: districts.map(decodeLocation),
    districtOf: new Map(districtOf),
    held: new Map(held),
  }
}
