import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, placeName, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { LEVELS } from '../find-indicator.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { examples } from './decline.ts'
import { placePage } from './place-page.ts'
import { levelWord } from './whole-places.ts'

const MOST_SOURCES = 30
const STATE = 3

/** What is held of a place, of all indicators: how many have figures of its level, and by which sources. The rows of all are not at hand, so that none is said to have the place. */
export function heldAtAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { measures, sources, locations, indicators } = data.reference
  const place = byId(locations, question.places[0] ?? NATION)
  const isNation = place.id === NATION
  const held = [...measures.values()].filter(
    (measure) =>
      measure[LEVELS[place.level] ?? 'national'] &&
      (question.classification === null ||
        byId(sources, measure.source).classification === question.classification),
  )
  // Those with the most indicators first.
  const having = [...Map.groupBy(held, ({ source }) => source)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id]) => id)
  const hasPage = place.level <= STATE
  return answering({
    said: [
      message('assistant.held-at', {
        of: isNation ? 'nation' : levelWord(place.level),
        place: placeName(place),
        count: new Set(held.map(({ indicator }) => indicator)).size,
        all: indicators.size,
        sources: having.length,
        list: listOf(
          having.slice(0, MOST_SOURCES).map((id) => sourceName(byId(sources, id))),
          'none',
        ),
        more: having.length > MOST_SOURCES ? 'yes' : 'no',
      }),
      ...(hasPage ? [message('assistant.place-page', { place: placeName(place) })] : []),
    ],
    links: hasPage ? [placePage(place)] : [],
    suggestions: examples(asked, place.id),
  })
}
