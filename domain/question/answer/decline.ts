import { withheldIn } from './withheld-said.ts'
import { atPlace } from '#domain/frame/frame.ts'
import { noSource } from '#domain/frame/none.ts'
import { type Level, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, indicatorName, listOf, named, placeName, sourceName } from '#domain/message/value.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { type DeclineReason, NO_PERIODS } from '../question.ts'
import { type AnswerInput, type AnswerRow, answering, type PartAnswer, type Suggestion } from './answer.ts'
import { newestOfEach } from './choose-figure.ts'
import { placePage } from './place-page.ts'
import { linkTo } from './address.ts'
import { figureSaid, placeFigure } from './figure-said.ts'
import { roundAt, type RoundPlaces } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { tooFewPlaces } from './too-few-places.ts'
import { otherFigure, valueAt } from './suggest.ts'
import { levelWord } from './whole-places.ts'

const MOST = 3

/** Reasons that lie in the words, so that they are also told in the language of the words. */
const MISUNDERSTOOD: readonly DeclineReason[] = [
  'not_understood',
  'unknown_words',
  'no_context',
  'unknown_group',
  'left_out',
]

/** No figure: the reason, the question as understood, and the nearest questions that can be answered. */
export function declineWith(asked: AnswerInput, reason: DeclineReason): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator] = question.indicators
  const about = indicator === undefined ? null : byId(indicators, indicator)
  const said: Value[] = [
    message('assistant.decline', { reason }),
    ...(question.unused.length > 0 && (reason === 'unknown_words' || reason === 'not_understood')
      ? [message('assistant.unknown', { words: listOf(question.unused.map((word) => named(word))) })]
      : []),
    ...(reason === 'left_out'
      ? [message('assistant.left-out', { words: listOf(question.unused.map((word) => named(word))) })]
      : []),
    ...(question.language !== null && MISUNDERSTOOD.includes(reason)
      ? [message('assistant.decline-in', { language: question.language })]
      : []),
    ...(about ? [message('assistant.understood', { indicator: indicatorName(about) })] : []),
  ]
  const isOutside = ['medical', 'politics', 'privacy', 'opinion', 'injection', 'empty'].includes(reason)
  if (isOutside) return answering({ said, reason, suggestions: examples(asked) })
  if (reason === 'ambiguous_place' && question.double && about) {
    const places = question.double.ids.map((id) => byId(locations, id))
    const parents = places.flatMap(({ parent }) => (parent === null ? [] : [byId(locations, parent)]))
    const [whole] = parents
    const isCity = whole !== undefined && parents.every(({ id }) => id === whole.id)
    const name = named(question.double.said)
    const choices = isCity
      ? message('assistant.which-part', {
          name,
          places: listOf(places.map(placeName)),
          whole: placeName(whole),
        })
      : message('assistant.which-place', { name, places: listOf(parents.map(placeName), 'or') })
    return answering({
      said: [choices],
      reason,
      suggestions: [...(isCity ? [whole] : []), ...places].map(({ id }) => valueAt(data, about.id, id)),
    })
  }
  if (reason === 'no_time' && about) said.push(...heldNow(asked, about.id))
  const offered = about ? [about.id] : question.choices
  const place = question.places[0] ?? question.double?.ids[0] ?? null
  const suggestions = offered.slice(0, MOST).map((id) => valueAt(data, id, place))
  if (reason === 'ambiguous') {
    const names = offered.slice(0, MOST).map((id) => indicatorName(byId(indicators, id)))
    return answering({
      said: [message('assistant.which', { indicators: listOf(names, 'or') })],
      reason,
      suggestions,
    })
  }
  if (suggestions.length > 0) return answering({ said, reason, suggestions })
  const there = place === null ? null : byId(locations, place)
  // `Tell me about Zamfara`: no one figure is meant, and its page tells of all.
  if (!there || there.level > 3 || !MISUNDERSTOOD.includes(reason))
    return answering({ said, reason, suggestions: examples(asked) })
  return answering({
    said: [...said, message('assistant.place-page', { place: placeName(there) })],
    reason,
    suggestions: examples(asked, there.id),
    links: [placePage(there)],
  })
}

/** What is newest there, for a question about a time of which nothing is held. */
function heldNow({ question, data }: AnswerInput, indicator: number): Value[] {
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const free = { ...question, periods: NO_PERIODS }
  const [newest] = newestOfEach(
    { question: free, data },
    { indicator, place, sources: question.sources, years: [] },
  )
  if (!newest) return []
  return [message('assistant.held', { held: cited(newest.source, newest.point.period) })]
}

/** Questions that the data answer, for people with another one. */
export function examples({ data }: AnswerInput, place: number = NATION): Suggestion[] {
  return data.examples.slice(0, MOST).map((id) => valueAt(data, id, place))
}

/** Nobody has figures of places of that level: this is said of the level, and never of the place around it. */
export function levelNotHeld(
  asked: AnswerInput,
  indicator: number,
  { level, within }: RoundPlaces,
): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const about = byId(indicators, indicator)
  const [whole = NATION] = within
  const place = byId(locations, whole)
  const open = { indicator, place, sources: [], years: [] }
  const here = newestOfEach(asked, open)
  const [newest] = here
  const source = question.sources[0]
  const few = tooFewPlaces(asked, indicator, { level, within })
  if (few) return few
  const none = message('assistant.no-level', {
    by: source === undefined ? 'nobody' : 'source',
    source: source === undefined ? '' : sourceName(byId(data.reference.sources, source)),
    years: question.periods.years.length > 0 ? 'yes' : 'no',
    list: listOf(question.periods.years.map(String)),
    level: levelWord(level),
    indicator: indicatorName(about),
    none: noSource(atPlace(data.reference, place, { looked: here.length })),
  })
  // `Stunting in the north`: of three zones, whose states have figures.
  const zones = question.places.filter((id) => locations.get(id)?.level === level)
  const inside = level === 2 && zones.length > 0 ? heldInside(asked, indicator, level, zones) : null
  const above = newest && !inside ? newest : null
  return answering({
    said: [
      none,
      ...(inside ? [inside.said] : []),
      ...(above
        ? [message('assistant.level-above', { figure: figureSaid(above, { indicator: about, place }) })]
        : []),
    ],
    rows: inside?.rows ?? (above ? [rowOf(above.point)] : []),
    reason: 'no_level',
    suggestions: here.slice(0, MOST).map((stated) => otherFigure(data, stated)),
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: whole })],
  })
}

/**
 * The figure asked for is not published. The answer gives the nearest kind that is, as far as source, then
 * year, then place upward.
 */
export function notPublished(asked: AnswerInput, indicator: number, place: number): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const about = byId(indicators, indicator)
  const where = byId(locations, place)
  const [source] = question.sources
  const ofSource = source === undefined ? undefined : sourceName(byId(sources, source))
  const by = question.publisher ? named(question.publisher.name) : ofSource
  const years = question.periods.years
  const open = { indicator, place: where, sources: [], years: [] }
  const here = newestOfEach(
    {
      ...asked,
      question: { ...question, classification: null, periods: { ...question.periods, parts: [] } },
    },
    open,
  )
  const none = message('assistant.no-figure', {
    indicator: indicatorName(about),
    place: placeName(where),
    asked:
      by !== undefined && years.length > 0
        ? 'both'
        : by !== undefined
          ? 'source'
          : years.length > 0
            ? 'year'
            : 'none',
    source: by ?? '',
    years: years.join(', '),
    none: noSource(atPlace(data.reference, where, { looked: here.length })),
  })
  // No figure of that day or month is no denial of those of other times.
  if (here.length > 0 && question.periods.parts.length > 0) return declineWith(asked, 'no_time')
  if (here.length > 0) {
    const held = listOf(here.slice(0, MOST + 1).map((stated) => cited(stated.source, stated.point.period)))
    // What is held and not shown is not denied.
    const withheld = withheldIn(data, { indicator, place }, years)
    return answering({
      said: [withheld ?? none, message('assistant.held', { held })],
      reason: 'no_data',
      suggestions: here.slice(0, MOST).map((stated) => otherFigure(data, stated)),
      links: [linkTo(data, { section: 'indicator-overview', indicator, location: place })],
    })
  }
  const above = placesAbove(data.reference, place)
    .slice(1)
    .filter((id) => newestOfEach(asked, { ...open, place: byId(locations, id) }).length > 0)
  const inside = heldInside(asked, indicator, where.level, [where.id])
  return answering({
    said:
      above.length === 0 || inside !== null
        ? [none, ...(inside ? [inside.said] : [])]
        : [
            none,
            message('assistant.held-above', {
              places: listOf(above.map((id) => placeName(byId(locations, id)))),
            }),
          ],
    rows: inside?.rows ?? [],
    reason: 'no_data',
    suggestions: above.map((id) => valueAt(data, indicator, id)),
    links: [linkTo(data, { section: 'indicator-overview', indicator })],
  })
}

/** What the places inside of some have, where those have nothing themselves: of one round, from the lowest to the highest. */
export function heldInside(
  asked: AnswerInput,
  indicator: number,
  level: Level,
  within: readonly number[],
): { readonly said: Value; readonly rows: readonly AnswerRow[] } | null {
  const { indicators, locations } = asked.data.reference
  const inside: Level | null = level === 2 ? 3 : level === 3 || level === 5 ? 4 : null
  const round = inside && roundAt(asked, indicator, { level: inside, within })
  if (!inside || !round || round.points.length < 2) return null
  const about = byId(indicators, indicator)
  const sorted = round.points.toSorted((a, b) => a.value - b.value)
  const ends = [sorted[0], sorted.at(-1)].flatMap((point) => (point ? [point] : []))
  const [first] = ends
  const places = ends.map((point) => placeFigure({ point, source: round.source }, about, locations))
  return {
    said: message('assistant.held-inside', {
      count: sorted.length,
      level: levelWord(inside),
      cited: cited(round.source, first?.period ?? 0),
      ends: listOf(places),
    }),
    rows: [
      ...ends.map((point) => rowOf(point)),
      ...(first ? countRows({ point: first, source: round.source }, within, [sorted.length]) : []),
    ],
  }
}
