import { NATION, type Location } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName } from '#domain/message/value.ts'
import type { PlaceSelection } from './place-selection.ts'

/** The name of the parts of a place. */
export type Parts = 'zone' | 'state' | 'lga' | 'district' | 'both'

/** `Penta 3 coverage by state, NDHS 2023–24`; places other than the nation are named. */
export function placeTitle(
  { source, period, indicator }: PlaceSelection,
  place: Location,
  level: Parts,
  language: Language,
): string {
  const said = { indicator: indicatorName(indicator), parts: message('chart.parts', { level }) }
  const from = source && period !== null ? { cited: cited(source, period) } : null
  const where = { place: placeName(place) }
  if (place.id === NATION) {
    return language.text(from ? message('chart.by-cited', { ...said, ...from }) : message('chart.by', said))
  }
  return language.text(
    from
      ? message('chart.by-in-cited', { ...said, ...where, ...from })
      : message('chart.by-in', { ...said, ...where }),
  )
}

/** The parts that regions of a level are. */
export const PARTS_OF_LEVEL: Readonly<Record<2 | 3 | 4 | 5, Exclude<Parts, 'both'>>> = {
  ...{ 2: 'zone', 3: 'state', 4: 'lga', 5: 'district' },
}
