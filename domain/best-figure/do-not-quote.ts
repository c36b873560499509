import type { Indicator } from '#domain/indicator/indicator.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import type { Topic } from '#domain/indicator/topics.ts'
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
  readonly why: string
  readonly notUsed: readonly BarredFigure[]
}

const ONLY: Readonly<Record<Bar, string>> = {
  projection: 'There are only projections, and a projection is no observation.',
  suppressed: 'The figures rest on too few people to be shown.',
  over_100: 'There are only figures above 100%: the assumed target population is too low.',
  impossible: 'The figures cannot be right.',
  doubtful: 'The publishers’ own checks call the figures implausible.',
  partial_period: 'The period is not complete yet.',
  not_representative: 'There are only household surveys, which are too small to speak for an LGA.',
  too_old: `The newest figure is more than ${OLDEST} years old.`,
}

/** No figure may be quoted: the reason, in words that say what there is. */
export function doNotQuote(
  { indicator, location, year, table }: FigureSearch,
  topic: Topic,
  barred: readonly BarredFigure[],
): DoNotQuote {
  const bars = [...new Set(barred.map(({ bar }) => bar))]
  const [only] = bars
  const reason: DoNotQuoteReason = only === undefined ? 'no_figures' : bars.length === 1 ? only : 'mixed'
  const subject = `${midSentence(indicator.shortName)} in ${placeWords(location)}`
  const held = joinedNames(barred.map(({ source, point }) => sourceAndPeriod(source, point)))
  const places = distinct(table, 'location', { indicator: indicator.id }).length
  const elsewhere =
    places === 0 ? '' : ` There are figures of it for ${places} other ${places === 1 ? 'place' : 'places'}.`
  const why =
    reason === 'no_figures'
      ? `No source has a figure of ${subject} up to ${year} in this release.${elsewhere}`
      : reason === 'mixed'
        ? `None of the figures of ${subject} may be quoted: each has its own reason (${held}).`
        : `${ONLY[reason]} Held for ${subject}: ${held}.`
  return { status: 'do_not_quote', indicator, location, year, topic, reason, why, notUsed: barred }
}
