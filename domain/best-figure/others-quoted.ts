import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, listOf } from '#domain/message/value.ts'
import type { Location } from '#domain/location/location.ts'
import type { QuoteQuestion } from './figure-to-quote.ts'
import { quotedFigureAt } from './quoted-figure-at.ts'

/** States that stand beside each other by the figures of one source. */
export interface PlacesBeside
  extends Pick<QuoteQuestion, 'table' | 'reference' | 'indicator' | 'currentYear'> {
  readonly source: number
  readonly places: readonly Pick<Location, 'id'>[]
}

/** More sources than these are counted. */
const MOST_NAMED = 2

/**
 * That states stand beside each other by one source while the figures to quote of some of them are of another: of how many, and which
 * figures are quoted. Null where all that is quoted is of the source itself.
 */
export function othersQuoted({ source, places, ...asked }: PlacesBeside): Message | null {
  const quotes = places.flatMap(({ id }) => quotedFigureAt({ ...asked, location: id }) ?? [])
  const others = quotes.filter((one) => one.source.id !== source)
  if (others.length === 0) return null
  const rounds = [...Map.groupBy(others, ({ source: { id }, point }) => `${id}:${point.period}`).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => (first ? [cited(first.source, first.point.period)] : []))
  return message('zonal.others-quoted', {
    whole: others.length === places.length ? 'yes' : 'no',
    count: others.length,
    all: places.length,
    rounds: few(rounds),
  })
}

function few(rounds: readonly Value[]): Value {
  const [first = ''] = rounds
  if (rounds.length <= MOST_NAMED) return listOf(rounds)
  return message('values.and-others', { first, count: rounds.length - 1 })
}
