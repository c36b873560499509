import { placeWords } from '#domain/location/place-words.ts'
import { NATION, type Location } from '#domain/location/location.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { PlaceSelection } from '#charts/selection/place-selection.ts'

/** `Penta 3 coverage by state, NDHS 2023–24`; places other than the nation are named. */
export function placeTitle(selection: PlaceSelection, place: Location, by: string): string {
  const where = place.id === NATION ? '' : ` in ${placeWords(place)}`
  const { source, period, indicator } = selection
  const from = source && period !== null ? `, ${sourceAndPeriod(source, { period })}` : ''
  return `${indicator.shortName} by ${by}${where}${from}`
}
