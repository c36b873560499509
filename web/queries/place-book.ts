import type { Location } from '#domain/location/location.ts'
import { type PlaceBook, placeBook, placeCodesIn } from '#exchange/mapping/place-book.ts'

/** Places by everything that others call them. The codes of DHIS2, OCHA, ISO and the DHS Program come when a file is read. */
export async function loadPlaceBook(places: Iterable<Location>): Promise<PlaceBook> {
  const { default: codes } = await import('#datasets/place-codes.csv?raw')
  return placeBook(places, placeCodesIn(codes))
}
