import { message } from '#domain/message/message.ts'
import { indicatorName, listOf, named, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { placesAnswer } from './compare.ts'
import { valueAt } from './suggest.ts'
import { valueAnswer } from './value.ts'

/** A city that has no figures of its own: those of the LGAs that make it up, where they are held, and that of its state. */
export function cityAnswer(asked: AnswerInput, { said, state }: FrameOf<'city'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const places = question.places.map((id) => byId(locations, id))
  const inside = placesAnswer({ ...asked, question: { ...question, frame: { kind: 'compare_places' } } })
  const whole = valueAnswer({
    ...asked,
    question: { ...question, frame: { kind: 'level' }, places: [state] },
  })
  const isHeld = inside.reason === null && inside.rows.length > 0
  const suggestions = [state, ...question.places].map((id) => valueAt(data, indicator, id))
  const city = message('assistant.city', {
    name: named(said),
    places: listOf(places.map(placeName)),
    any: isHeld ? 'yes' : 'no',
    indicator: indicatorName(byId(indicators, indicator)),
    whole: placeName(byId(locations, state)),
  })
  if (!isHeld && whole.reason !== null) return { ...whole, said: [city, ...whole.said], suggestions }
  return answering({
    said: [city, ...(isHeld ? inside.said : []), ...(whole.reason === null ? whole.said : [])],
    rows: [...(isHeld ? inside.rows : []), ...(whole.reason === null ? whole.rows : [])],
    links: [...(isHeld ? inside.links : []), ...whole.links],
    suggestions,
  })
}
