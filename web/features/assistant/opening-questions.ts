import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { addressToShare } from '#web/memory/shown-address.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'

/** Maternal care: what is offered on pages that show no indicator. */
const FIRST = 'SBA'

/**
 * Questions that fit what the page shows: its indicator and its place. They are asked in English, which
 * the engine reads best, whatever the language of their buttons. Empty while the catalogue is not there.
 */
export function openingQuestions(text: (value: Value) => string): AssistantAnswer['suggestions'] {
  const catalogue = catalogueResource.state()
  if (catalogue.status !== 'ready') return []
  const { indicators, locations } = catalogue.value.reference
  const shown = new URL(addressToShare()).searchParams
  const idIn = (name: string) => Number.parseInt(shown.get(name) ?? '', 10)
  const indicator =
    indicators.get(idIn('indicator')) ?? [...indicators.values()].find(({ code }) => code === FIRST)
  const place = locations.get(idIn('location')) ?? locations.get(NATION)
  if (!indicator || !place) return []
  const words = { indicator: indicatorName(indicator), place: placeName(place) }
  const names = { indicator: indicator.shortName, place: place.name }
  return [
    {
      label: text(message('chat.suggest-value', words)),
      question: text(message('chat.question-value', names)),
    },
    { label: text(message('chat.suggest-lowest')), question: text(message('chat.question-lowest', names)) },
    { label: text(message('chat.suggest-quote')), question: text(message('chat.question-quote', names)) },
    { label: text(message('chat.suggest-differ')), question: text(message('chat.question-differ', names)) },
  ]
}
