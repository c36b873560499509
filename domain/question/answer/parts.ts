import { NATION } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'
import { message } from '#domain/message/message.ts'
import { listOf, named, placeName } from '#domain/message/value.ts'
import { byId, liesIn } from '#domain/reference/reference-data.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith, examples } from './decline.ts'
import { levelWord } from './whole-places.ts'

/** More places than this are counted and not listed. */
const MOST = 50

/** The places of a level that lie inside of another: how many there are, and which. */
export function partsAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { locations } = data.reference
  const whole = byId(locations, question.places[0] ?? NATION)
  const { level } = question
  const inside = [...locations.values()]
    .filter((place) => place.level === level && place.id !== whole.id)
    .filter(({ id }) => liesIn(data.reference, id, whole.id))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const byIdOf = (id: number | null) => (id === null ? undefined : locations.get(id))
  if (level === null || inside.length === 0) return declineWith(asked, 'no_parts')
  return answering({
    said: [
      message('assistant.parts', {
        place: placeName(whole),
        count: inside.length,
        level: levelWord(level),
        capital: level === STATES && whole.id === NATION ? 'yes' : 'no',
        any: inside.length > MOST ? 'no' : 'yes',
        places: listOf(inside.slice(0, MOST).map((place) => named(ownName(place, byIdOf(place.parent))))),
      }),
    ],
    suggestions: examples(asked),
  })
}

const STATES = 3
