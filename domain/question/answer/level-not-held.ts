import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName } from '#domain/message/value.ts'
import { byId, liesIn, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { examples, heldInside } from './decline.ts'
import { valueAt } from './suggest.ts'
import { valueAnswer } from './value.ts'

const LGA = 4

/** No figures by ward, town or facility: that there are none, and by which places the figure is held. */
export function levelNotHeldAnswer(asked: AnswerInput, { said }: FrameOf<'level_not_held'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const place = byId(locations, question.places[0] ?? NATION)
  const none = message('assistant.level-unheld', { level: said })
  const [indicator] = question.indicators
  if (indicator === undefined) {
    const lgas = [...locations.values()].filter(
      ({ id, level }) => level === LGA && liesIn(data.reference, id, place.id),
    )
    const parts = message('assistant.parts', {
      ...{ place: placeName(place), count: lgas.length, level: 'lga', capital: 'no', any: 'no' },
      places: listOf([]),
    })
    return answering({
      said: [none, message('assistant.levels-all'), ...(place.level === LGA ? [] : [parts])],
      reason: 'no_level',
      suggestions: examples(asked, place.id),
    })
  }
  const about = byId(indicators, indicator)
  const value = valueAnswer({ ...asked, question: { ...question, places: [place.id] } })
  const told = value.reason === null ? value : null
  const inside = heldInside(asked, indicator, place.level, [place.id])
  return answering({
    said: [none, levelsOf(about, data.reference), ...(told?.said ?? []), ...(inside ? [inside.said] : [])],
    rows: [...(told?.rows ?? []), ...(inside?.rows ?? [])],
    reason: 'no_level',
    links: told?.links ?? [],
    suggestions: [valueAt(data, indicator, place.id)],
  })
}

/** By which places an indicator is held, by what its measures say. */
function levelsOf(about: Indicator, { measures }: ReferenceData): Value {
  const own = [...measures.values()].filter(({ indicator }) => indicator === about.id)
  const held = [
    ...(own.some(({ national }) => national) ? (['nation'] as const) : []),
    ...(own.some(({ zonal }) => zonal) ? (['zone'] as const) : []),
    ...(own.some(({ state }) => state) ? (['state'] as const) : []),
    ...(own.some(({ senatorial }) => senatorial) ? (['district'] as const) : []),
    ...(own.some(({ lga }) => lga) ? (['lga'] as const) : []),
  ]
  return message('assistant.levels-of', {
    indicator: indicatorName(about),
    list: listOf(held.map((level) => message('assistant.by-level', { level }))),
  })
}
