import { figureRange } from '#domain/comparison/figure-range.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { placesAtBothEnds } from '#domain/frame/ranks.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { likenessTo } from '#domain/statistics/indistinguishable.ts'
import { placesLink } from './address.ts'
import { asksEnd, oneEndTwice, wantsBothEnds, wantsLowest } from './wanted-end.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { differenceOf } from './compare.ts'
import { levelNotHeld } from './decline.ts'
import { placeFigure } from './figure-said.ts'
import { beyondRanked, endSaid } from './rank-end.ts'
import { aboveAll, rankable, unranked } from './rankable.ts'
import { type Round, roundAt, roundFrame, type RoundPlaces } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { beyondTarget } from './beyond-target.ts'
import { nthAnswer } from './nth-place.ts'
import { timesOver } from './times-over.ts'
import { askedPlaces, levelWord } from './whole-places.ts'
import { workLinks } from './work-link.ts'
import { oppositeOf } from './opposite-figure.ts'

const MOST_NAMED = 10
/** Places named at each end where no end was asked for. */
const OPEN = 3

/**
 * The places with the highest or lowest figures, of one source and one period; ties and places that intervals
 * cannot tell apart are named.
 */
export function rankAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const where = askedPlaces(question)
  const round = roundAt(asked, indicator, where)
  if (!round) return levelNotHeld(asked, indicator, where)
  const beside = beyondTarget(asked, round, about)
  if (beside) return beside
  const isOpen = !asksEnd(asked) && !question.cues.has('rank')
  if (isOpen || wantsBothEnds(asked, about)) return extremesAnswer(asked, round, { about, where, isOpen })
  const isLowest = wantsLowest(asked, about)
  const one = oneEndTwice(asked, about)
  if (question.isNth) return nthAnswer(asked, round, { about, where, isLowest })
  const able = rankable(round.points, about)
  const sorted = able.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value))
  const count = Math.min(question.count ?? (question.cues.has('rank') ? MOST_NAMED : 1), sorted.length)
  const shown = withTies(sorted, count, about)
  const [first] = shown
  if (!first) return levelNotHeld(asked, indicator, where)
  const alike = likenessTo(first, sorted).likeness.filter(({ likeness }) => likeness === 'same').length
  const ended = endSaid(data, round, { about, where, isLowest, shown })
  const stated = { point: first, source: round.source }
  const counts = countRows(stated, where.within, [alike, sorted.length])
  return answering({
    said: [
      ended.said,
      ...(one === null ? [] : [message('assistant.one-end', { ends: one })]),
      ...(question.isOpposite ? [message('assistant.opposite-rank')] : []),
      ...(shown.length > count ? [message('assistant.tie', { count: shown.length - count + 1 })] : []),
      ...(alike > 0
        ? [message('assistant.alike', { count: alike, place: placeName(byId(locations, first.location)) })]
        : []),
      ...aboveAll(shown),
      ...unranked(round.points, able, about),
      rankOf(sorted, round.points, where),
    ],
    rows: [
      ...shown.flatMap((point) => [rowOf(point), ...oppositeOf(asked, { point, source: round.source })]),
      ...counts,
      ...ended.rows,
      ...(able.length < round.points.length ? countRows(stated, where.within, [round.points.length]) : []),
    ],
    links: [
      ...workLinks(data, { indicator: about, where, count, isLowest }),
      placesLink(data, { indicator, source: round.source.id, period: first.period, where }),
    ],
  })
}

/** Among how many places the order is, and of how many with a figure where some have no rank. */
function rankOf(able: readonly Point[], all: readonly Point[], { level }: RoundPlaces): Message {
  return message('assistant.rank-of', {
    count: able.length,
    all: all.length,
    part: able.length < all.length ? 'yes' : 'no',
    level: levelWord(level),
  })
}

/** The first ones, and those with the same figure as the last of them. */
function withTies(sorted: readonly Point[], count: number, about: Indicator): Point[] {
  const last = sorted[count - 1]
  if (!last) return [...sorted]
  const edge = roundShown(last.value, about)
  return sorted.filter((point, at) => at < count || roundShown(point.value, about) === edge)
}

/** The highest and the lowest of a round, as many as were asked for, with their ties, and how far the ends lie apart. */
function extremesAnswer(
  { data, question }: AnswerInput,
  { source, points }: Round,
  {
    about,
    where,
    isOpen,
  }: { readonly about: Indicator; readonly where: RoundPlaces; readonly isOpen: boolean },
): PartAnswer {
  const able = rankable(points, about)
  const rising = able.toSorted((a, b) => a.value - b.value)
  // No place stands at both ends.
  const count = Math.max(1, Math.min(question.count ?? (isOpen ? OPEN : 1), Math.floor(rising.length / 2)))
  const [lowest, highest] = [withTies(rising, count, about), withTies(rising.toReversed(), count, about)]
  const [low, high] = [lowest[0], highest[0]].map((point) => (point ? { point, source } : undefined))
  const isCut = [
    beyondRanked(points, { about, isLowest: true, shown: lowest }),
    beyondRanked(points, { about, isLowest: false, shown: highest }),
  ].some((beyond) => beyond.length > 0)
  // Where figures without a rank lie beyond an end, the ends of those with one are not how far places lie apart.
  const pair = isCut ? null : differenceOf([high, low], about, data.reference)
  const ratio =
    pair && question.cues.has('ratio')
      ? timesOver([high, low], ({ point }) => placeName(byId(data.reference.locations, point.location)))
      : null
  const cut = isCut
    ? [
        endSaid(data, { source, points }, { about, where, isLowest: false, shown: highest }),
        endSaid(data, { source, points }, { about, where, isLowest: true, shown: lowest }),
      ]
    : []
  const ofAll = (ends: readonly Point[]) =>
    listOf(ends.map((point) => placeFigure({ point, source }, about, data.reference.locations)))
  const period = high?.point.period ?? null
  const isOne = !isCut && (pair === null || pair.difference === 0)
  return answering({
    said: [
      ...(isCut
        ? cut.map(({ said }) => said)
        : [
            placesAtBothEnds(roundFrame({ source, points }, where, data.reference), {
              indicator: headlineName(about),
              highest: ofAll(highest),
              lowest: ofAll(lowest),
              cited: cited(source, period ?? 0),
              claim: figureRange(able, { indicator: about, source })?.claim ?? 'named',
            }),
          ]),
      ...(pair?.said ?? []),
      ...(ratio?.said ?? []),
      ...aboveAll([...highest, ...(isOne ? [] : lowest)]),
      ...(isCut ? unranked(points, able, about) : []),
      rankOf(able, points, where),
    ],
    rows: [
      ...[...highest, ...(isOne ? [] : lowest)].map((point) => rowOf(point)),
      ...(pair?.rows ?? []),
      ...(ratio?.rows ?? []),
      ...cut.flatMap(({ rows }) => rows),
      ...(high
        ? countRows(
            high,
            where.within,
            able.length < points.length
              ? [points.length, able.length, points.length - able.length]
              : [points.length],
          )
        : []),
    ],
    links: [
      ...workLinks(data, { indicator: about, where, count: null, isLowest: null }),
      placesLink(data, { indicator: about.id, source: source.id, period, where }),
    ],
  })
}
