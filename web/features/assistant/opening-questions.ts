import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { addressToShare } from '#web/memory/shown-address.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'

/** Maternal care: what is offered on pages that show no indicator. */
const FIRST = 'SBA'

/**
 * Questions that fit what the page shows: its indicator and its place. They are asked in English, whatever the language of
 * their buttons, since that is what the engine reads best. Empty while the catalogue is not there.
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
  const { shortName } = indicator
  const words = { indicator: indicatorName(indicator), place: placeName(place) }
  return [
    { label: text(message('chat.suggest-value', words)), question: `${shortName} in ${place.name}` },
    { label: text(message('chat.suggest-lowest')), question: `Which state is lowest for ${shortName}?` },
    {
      label: text(message('chat.suggest-quote')),
      question: `Which figure of ${shortName} should I quote for ${place.name}?`,
    },
    {
      label: text(message('chat.suggest-differ')),
      question: `Why do sources differ about ${shortName} in ${place.name}?`,
    },
  ]
}
