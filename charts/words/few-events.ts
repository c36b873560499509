import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { FEWEST_EVENTS, restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { firstNames } from './first-names.ts'
import type { Wording } from './worded.ts'

/** More places than these are counted. */
const MOST_NAMED = 4
const SAID = { least: String(FEWEST_EVENTS) }

/** Whose figures rest on too few events for a rank and a colour, none where none does. */
export function fewEventsNote(
  points: readonly Point[],
  indicator: Indicator,
  { reference }: Pick<Wording, 'reference'>,
): Message[] {
  const few = points.filter((point) => restsOnFewEvents(point, indicator))
  if (few.length === 0) return []
  const names = few.map(({ location }) => byId(reference.locations, location).name).toSorted()
  return [message('chart.few-events', { ...SAID, places: firstNames(names, MOST_NAMED) })]
}

/** The name of such a figure in a key. */
export function fewEventsLabel(language: Language): string {
  return language.text(message('chart.few-events-key', SAID))
}

/** The look of such a bar. */
export function fewEventsKey(language: Language): KeyEntry {
  return { label: fewEventsLabel(language), colour: '--ink3', marker: 'outline' }
}
