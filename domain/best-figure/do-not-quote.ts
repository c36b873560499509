import { atPlace } from '#domain/frame/frame.ts'
import { heldAtLevels } from '#domain/frame/held-levels.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Sentences } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName, sentences } from '#domain/message/value.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import { newerRound } from './newer-round.ts'
import { nameOf } from './quote-citation.ts'
import { type BarredFigure, type Bar, type FigureSearch, OLDEST } from './usable-figures.ts'

/** Why no figure may be quoted. `mixed`: there are figures, each barred for another reason. */
export type DoNotQuoteReason = 'no_figures' | 'mixed' | Bar

export interface DoNotQuote {
  readonly status: 'do_not_quote'
  readonly indicator: Indicator
  readonly location: Location
  readonly year: number
  readonly topic: Topic
  readonly reason: DoNotQuoteReason
  /** Plain sentences. */
  readonly why: Sentences
  readonly notUsed: readonly BarredFigure[]
}

/** No figure may be quoted: the reason, in words about the figures that exist. */
export function doNotQuote(search: FigureSearch, topic: Topic, barred: readonly BarredFigure[]): DoNotQuote {
  const { indicator, location, year, reference } = search
  const bars = [...new Set(barred.map(({ bar }) => bar))]
  const [only] = bars
  const reason: DoNotQuoteReason = only === undefined ? 'no_figures' : bars.length === 1 ? only : 'mixed'
  const asked = { indicator: indicatorName(indicator), place: placeName(location) }
  const held = listOf(barred.map(nameOf))
  const elsewhere = heldAtLevels(indicator.id, location, reference)
  const why =
    reason === 'no_figures'
      ? [
          message('quote.no-figures', {
            ...{ ...asked, year: `${year}` },
            none: noSourceHeld(atPlace(reference, location, { looked: 0 })),
          }),
          ...(elsewhere === null ? [] : [elsewhere]),
        ]
      : reason === 'mixed'
        ? [message('quote.mixed', { ...asked, held })]
        : [
            message('quote.only', { bar: reason, years: `${OLDEST}` }),
            message('quote.held', { ...asked, held }),
          ]
  // Of an indicator without any figure of the place, no round is newer than another.
  const newer = reason === 'no_figures' ? [] : newerRound(null, search)
  const said = sentences([...why, ...newer])
  return { status: 'do_not_quote', indicator, location, year, topic, reason, why: said, notUsed: barred }
}
