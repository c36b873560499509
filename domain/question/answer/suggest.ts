import { ownName } from '#domain/location/shown-name.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { QuestionData, Suggestion } from './answer.ts'

/** A question as a reader would type it, which reads back as the same question. */
export function questionText(
  { reference }: QuestionData,
  {
    indicator,
    place,
    stated,
  }: { readonly indicator: number; readonly place?: number | null; readonly stated?: StatedFigure },
): string {
  const { shortName } = byId(reference.indicators, indicator)
  const location = place === undefined || place === null ? null : byId(reference.locations, place)
  const level = location?.level === 4 ? ' LGA' : ''
  const state = location?.parent ? reference.locations.get(location.parent) : undefined
  const within = location?.level === 4 && state ? ` ${state.name}` : ''
  const where = location === null ? '' : ` ${ownName(location, state)}${level}${within}`
  const when = stated ? `, ${stated.source.name} ${isoPeriod(stated.point.period)}` : ''
  return `${shortName}${where}${when}`
}

/** The figure of another source or year of the same. */
export function otherFigure(data: QuestionData, stated: StatedFigure): Suggestion {
  const { indicator, location } = stated.point
  return {
    label: message('assistant.use', { cited: cited(stated.source, stated.point.period) }),
    question: questionText(data, { indicator, place: location, stated }),
  }
}

/** The indicator at a place, as a button. */
export function valueAt(data: QuestionData, indicator: number, place: number | null): Suggestion {
  const { indicators, locations } = data.reference
  const name = indicatorName(byId(indicators, indicator))
  const location = place === null ? null : byId(locations, place)
  return {
    label:
      location === null
        ? message('assistant.ask', { indicator: name })
        : message('assistant.ask-at', { indicator: name, place: placeName(location) }),
    question: questionText(data, { indicator, place }),
  }
}
