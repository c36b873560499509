import { hasWideInterval } from '#domain/observation/flag.ts'
import { rankOfPlace } from '#domain/frame/ranks.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { isFewToRank } from '#domain/observation/few-events.ts'
import { NATION } from '#domain/location/location.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { likenessTo } from '#domain/statistics/indistinguishable.ts'
import type { FrameOf } from '../frame.ts'
import { placesLink } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { notPublished } from './decline.ts'
import { figureSaid, valueSaid } from './figure-said.ts'
import { type Round, roundAt, roundFrame, type RoundPlaces } from './round.ts'
import { countRows, madeRow, rowOf } from './rows.ts'
import { asksEnd, wantsLowest } from './wanted-end.ts'
import { valueAnswer } from './value.ts'
import { levelWord } from './whole-places.ts'

/** Begins a question that is answered by yes or no. */
const WHETHER = /^(?:and |so |but |please |abeg )*(?:is|are|was|were|does|do|did|has|have|had)\b/i

/** True where chance of a sample or of a model stands behind a figure; what is counted has none. */
export function isSampled(source: DataSource, indicator: Indicator): boolean {
  const isCounted = source.classification === 'Routine' || sourceKind(source) === 'census'
  return !isCounted && figureUnit(indicator) !== 'count'
}

/** The place of one place among those of its level in one whole. */
export function rankWithinAnswer(asked: AnswerInput, { whole }: FrameOf<'rank_within'>): PartAnswer {
  return rankOfPlaceAnswer(asked, [whole])
}

/** Whose places were counted, where they are not those of the whole country. */
function amongSaid(
  { points }: Round,
  { level, within }: RoundPlaces,
  { locations }: ReferenceData,
): Message[] {
  if (within.length === 0) return []
  const places = listOf(within.map((id) => placeName(byId(locations, id))))
  return [message('assistant.behind-within', { places, count: points.length, level: levelWord(level) })]
}

/** The place of one place among those of its level, in one round of one source, counted from the highest figure, or from the end that is asked about. */
export function rankOfPlaceAnswer(asked: AnswerInput, within: readonly number[] = []): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const [id = 0] = question.places
  const about = byId(indicators, indicator)
  const place = byId(locations, id)
  // The nation is alone on its level: `nationally`, after an order of states, asks for its figure.
  if (id === NATION) return valueAnswer(asked)
  const where = { level: place.level, within }
  const round = roundAt(asked, indicator, where)
  const own = round?.points.find(({ location }) => location === id)
  if (!round || !own) return notPublished(asked, indicator, id)
  const stated = { point: own, source: round.source }
  const link = placesLink(data, { indicator, source: round.source.id, period: own.period, where })
  if (isFewToRank(own, about) || hasWideInterval(own)) {
    const why = isFewToRank(own, about)
      ? message('assistant.rank-few', { count: 1 })
      : message('assistant.rank-wide', { count: 1 })
    return answering({
      said: [figureSaid(stated, { indicator: about, place }), why],
      rows: [rowOf(own)],
      links: [link],
    })
  }
  const shown = (value: number) => roundShown(value, about)
  // `Has Kano the lowest`, `is it among the worst ten`: counted from that end, and yes or no.
  const isAsked = asksEnd(asked)
  const isLowest = isAsked && wantsLowest(asked, about)
  const before = round.points.filter(({ value }) =>
    isLowest ? shown(value) < shown(own.value) : shown(value) > shown(own.value),
  ).length
  const ties = round.points.filter(({ value }) => shown(value) === shown(own.value)).length
  const alike = likenessTo(own, round.points).likeness.filter(({ likeness }) => likeness === 'same').length
  return answering({
    said: [
      ...(isAsked && WHETHER.test(question.text)
        ? [message('assistant.rank-whether', { answer: before < (question.count ?? 1) ? 'yes' : 'no' })]
        : []),
      rankOfPlace(roundFrame(round, where, data.reference), isLowest ? 'lowest' : 'highest', {
        place: placeName(place),
        rank: before + 1,
        last: before + ties,
        indicator: headlineName(about),
        figure: valueSaid(stated, about),
        cited: cited(round.source, own.period),
      }),
      ...amongSaid(round, where, data.reference),
      ...(own.lower === null && isSampled(round.source, about) ? [message('assistant.rank-untested')] : []),
      ...(alike > 0 ? [message('assistant.alike', { count: alike, place: placeName(place) })] : []),
    ],
    rows: [
      rowOf(own),
      madeRow(stated, { kind: 'count', value: before + 1 }),
      ...countRows(stated, where.within, [round.points.length, alike]),
    ],
    links: [link],
  })
}
