import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Band, FrameOf, Limit } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { levelNotHeld } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { lies } from './limits.ts'
import { type Round, roundAt, type RoundPlaces } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { edgesOf, limitSaid } from './threshold.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/** The places whose figures of two indicators meet a limit each; of one round where one has both. */
export function bothLimitsAnswer(asked: AnswerInput, { limit, other }: FrameOf<'both_limits'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [first = 0, second = 0] = question.indicators
  const [one, two] = [byId(indicators, first), byId(indicators, second)]
  const where = askedPlaces(question)
  const own = roundAt(asked, first, where)
  if (!own) return levelNotHeld(asked, first, where)
  const beside = besideRound(asked, own, { indicator: second, where })
  if (!beside) return levelNotHeld(asked, second, where)
  const pairs = own.points.flatMap((point) => {
    const match = beside.points.find(({ location }) => location === point.location)
    return match ? [{ point, match }] : []
  })
  const found = pairs
    .filter(({ point, match }) => lies(point.value, limit) && lies(match.value, other))
    .toSorted((a, b) => (limit.side === 'below' ? 1 : -1) * (a.point.value - b.point.value))
  const places = found.map(({ point, match }) =>
    message('assistant.place-both', {
      place: placeName(byId(locations, point.location)),
      first: valueSaid({ point, source: own.source }, one),
      second: valueSaid({ point: match, source: beside.source }, two),
    }),
  )
  const [any] = own.points
  const counts = any
    ? countRows({ point: any, source: own.source }, where.within, [found.length, pairs.length])
    : []
  return answering({
    said: [
      message('assistant.both-limits', {
        count: found.length,
        all: pairs.length,
        level: levelWord(where.level),
        first: sideSaid(own, one, limit),
        second: sideSaid(beside, two, other),
        places: listOf(places, 'apart'),
        any: found.length > 0 ? 'yes' : 'no',
      }),
    ],
    rows: [
      ...found.flatMap(({ point, match }) => [
        rowOf(point, edgesOf(limit)[0]),
        rowOf(match, edgesOf(other)[0]),
      ]),
      ...counts,
    ],
    links: [own, beside].map(({ source, points: [point] }, at) =>
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: at === 0 ? first : second,
        source: source.id,
        period: point?.period ?? null,
      }),
    ),
  })
}

/** The round of the other indicator: of the same source and year where it is held, else its own. */
function besideRound(
  asked: AnswerInput,
  { source, points: [point] }: Round,
  { indicator, where }: { readonly indicator: number; readonly where: RoundPlaces },
): Round | null {
  const { question, data } = asked
  const years = point ? [periodYear(point.period)] : question.periods.years
  const same = { ...question, sources: [source.id], periods: { ...question.periods, years } }
  return roundAt({ data, question: same }, indicator, where) ?? roundAt(asked, indicator, where)
}

/** `stunting above 40% (NDHS 2023–24)`. */
function sideSaid({ source, points: [point] }: Round, about: Indicator, limit: Limit | Band): Value {
  return message('assistant.limit-side', {
    indicator: headlineName(about),
    side: limit.side,
    inclusive: limit.side !== 'within' && limit.isInclusive ? 'yes' : 'no',
    limit: limitSaid(limit, about),
    cited: cited(source, point?.period ?? 0),
  })
}
