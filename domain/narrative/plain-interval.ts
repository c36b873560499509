import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, headlineName, placeName, whole } from '#domain/message/value.ts'
import { interval } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'

/**
 * An interval in words that need no statistics, with the numbers of its figure: of 100 people so many, it could be so many. Null for what is no
 * share, for a count of facilities, and where no interval is held.
 */
export function plainInterval(
  { point, source }: StatedFigure,
  { indicator, place }: { readonly indicator: Indicator; readonly place: Location },
): Message | null {
  const bounds = interval(point)
  if (!bounds || figureUnit(indicator) !== 'percent' || source.classification === 'Routine') return null
  return message('page-words.in-plain-words', {
    indicator: headlineName(indicator),
    place: placeName(place),
    cited: cited(source, point.period),
    ...{ about: whole(point.value), lower: whole(bounds.lower), upper: whole(bounds.upper) },
    made: source.classification === 'Survey' ? 'survey' : 'model',
  })
}
