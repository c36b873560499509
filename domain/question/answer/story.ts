import { noInterval } from '#domain/reference/no-interval.ts'
import { NATION, type Level, type Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, listOf, placeName } from '#domain/message/value.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, childrenOf, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { aboutIndicator } from '../empty-question.ts'
import { type AnswerInput, answering, type PartAnswer, type QuestionData } from './answer.ts'
import { differAnswer, differOf } from './differ.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { type Round, roundAt } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { targetAnswer } from './target.ts'
import { changeAnswer, seriesFor } from './change.ts'
import { valueAnswer } from './value.ts'

/** The subject of a story. Without a source or a year the rules choose, as they do for a question that names none. */
export interface StoryQuestion {
  readonly indicator: number
  readonly location: number
  readonly source: number | null
  readonly year: number | null
  /** With every sentence that there is, not the three to six that stand out. */
  readonly isWhole: boolean
}

/** Places without a figure that are named; of more it is said how many. */
const MOST_NAMED = 6

/** The sentences about change in short: from where to where, and what its intervals allow to say. */
const IN_SHORT = new Set(['assistant.trend', 'assistant.trend-verdict', 'assistant.trend-times'])

/**
 * The remarkable facts about an indicator at a place: its level and target, how it changed, what other
 * sources say, where inside the place it is high and low, which figure is the least certain, and where there
 * is none. Every sentence comes from the answer to the question that a reader would ask for it, so it claims
 * no more and rests on the same rows.
 */
export function storyAnswer(story: StoryQuestion, data: QuestionData): PartAnswer {
  const asked = askedFor(story, data)
  const level = valueAnswer(asked)
  const parts =
    level.reason === null
      ? [{ ...level, assumptions: [] }, targetPart(asked), changePart(asked, story), otherPart(asked, story)]
      : [level]
  const inside = insideParts(asked, story)
  const told = [...parts, ...inside].filter(({ reason }) => reason === null)
  return told.length === 0 ? level : together(told)
}

/** The story of the subject of a question. */
export function storyInWords({ question, data }: AnswerInput): PartAnswer {
  const { indicators, places, sources, periods } = question
  const asked = { location: places[0] ?? NATION, source: sources[0] ?? null, year: periods.years[0] ?? null }
  return storyAnswer({ indicator: indicators[0] ?? 0, ...asked, isWhole: false }, data)
}

function askedFor({ indicator, location, source, year }: StoryQuestion, data: QuestionData): AnswerInput {
  return {
    data,
    question: {
      ...aboutIndicator(indicator),
      places: [location],
      sources: source === null ? [] : [source],
      periods: { ...aboutIndicator(indicator).periods, years: year === null ? [] : [year] },
    },
  }
}

/** Where the figure stands against its target, without saying the figure again. */
function targetPart(asked: AnswerInput): PartAnswer {
  const { said, rows, reason } = targetAnswer(asked)
  const standing = said.filter((one) => idOf(one) === 'assistant.target')
  return answering({ said: standing, rows: standing.length > 0 ? rows : [], reason })
}

/** How one source's figures changed, over all its years. */
function changePart(asked: AnswerInput, { indicator, isWhole }: StoryQuestion): PartAnswer {
  const overTime = { ...asked, question: { ...asked.question, periods: aboutIndicator(indicator).periods } }
  if (seriesFor(overTime, indicator).length < 2) return answering({})
  const { said, rows } = changeAnswer(overTime)
  return answering({ said: isWhole ? said : said.filter((one) => IN_SHORT.has(idOf(one))), rows })
}

/** Another source's figure of the place, and on request why the two may differ. */
function otherPart(asked: AnswerInput, { isWhole }: StoryQuestion): PartAnswer {
  const anySource = { ...asked, question: { ...asked.question, sources: [] } }
  const differ = differOf(anySource)
  if (!differ) return answering({})
  const { said, rows } = differAnswer(anySource)
  return answering({ said: isWhole ? said.slice(1) : [differ.found.sentence], rows })
}

/** The places inside: where it is high and low, which figure is the least certain, and which places have none. */
function insideParts(asked: AnswerInput, { indicator, location, isWhole }: StoryQuestion): PartAnswer[] {
  const { data } = asked
  const place = byId(data.reference.locations, location)
  const below = placesInside(data.reference, place)
  const level = below[0]?.level
  if (level === undefined) return []
  const within = place.level === 1 ? [] : [location]
  const round = roundAt(asked, indicator, { level, within })
  if (!round) return []
  return [
    spreadPart(asked, round, place),
    ...(isWhole
      ? [leastCertain(asked, round), withoutFigure(round, place, below)]
      : [withoutFigure(round, place, below)]),
  ]
}

/** The states of the nation or of a zone, the LGAs of a state. */
function placesInside(reference: ReferenceData, { id, level }: Location): readonly Location[] {
  if (level === 1) return locationsAt(reference, 3)
  const below: Level | null = level === 2 ? 3 : level === 3 ? 4 : null
  return below === null ? [] : childrenOf(reference, id, below)
}

function spreadPart({ data, question }: AnswerInput, { source, points }: Round, place: Location): PartAnswer {
  const [indicator = 0] = question.indicators
  const [first] = points
  if (!first || points.length < 2) return answering({})
  const { reference } = data
  const table = data.tableOf(indicator)
  const at = { indicator, source: source.id, period: first.period }
  // Of the nation the zones are spoken of, and the states of one of them.
  const zones = place.level === 1 ? new Set(locationsAt(reference, 2).map(({ id }) => id)) : new Set<number>()
  return answering({
    said: [
      message('assistant.story-inside', {
        cited: cited(source, first.period),
        said: zonalAnswer({ ...at, table, reference, location: place.id }),
      }),
    ],
    rows: [...pointsWhere(table, { ...at, locations: zones }), ...points].map((point) => rowOf(point)),
  })
}

/** The figure with the widest interval; or that none has one. */
function leastCertain({ data }: AnswerInput, { source, points }: Round): PartAnswer {
  const widest = points.filter(({ lower }) => lower !== null).toSorted((a, b) => widthOf(b) - widthOf(a))[0]
  if (!widest)
    return answering({
      said: [message('assistant.story-no-intervals', { none: noInterval(data.reference, points) })],
    })
  const about = byId(data.reference.indicators, widest.indicator)
  const stated = { point: widest, source }
  return answering({
    said: [
      message('assistant.story-least-certain', {
        place: placeName(byId(data.reference.locations, widest.location)),
        figure: valueSaid(stated, about),
        cited: citedSaid(stated, about),
      }),
    ],
    rows: [rowOf(widest)],
  })
}

function widthOf({ lower, upper }: Point): number {
  return (upper ?? 0) - (lower ?? 0)
}

/** How many of the places inside have no figure in the round, by name where they are few. */
function withoutFigure({ source, points }: Round, place: Location, places: readonly Location[]): PartAnswer {
  const held = new Set(points.map(({ location }) => location))
  const without = places.filter(({ id }) => !held.has(id))
  const [first] = points
  if (!first || without.length === 0) return answering({})
  return answering({
    said: [
      message('assistant.story-without', {
        count: without.length,
        all: places.length,
        named: without.length <= MOST_NAMED ? 'yes' : 'no',
        places: listOf(without.slice(0, MOST_NAMED).map(placeName)),
      }),
    ],
    rows: countRows({ point: first, source }, [place.id], [without.length, places.length]),
  })
}

/** Several answers as one; a figure that stands behind two of them is shown once, with the target that it is held against. */
function together(parts: readonly PartAnswer[]): PartAnswer {
  const rows = parts.flatMap((part) => part.rows)
  const links = parts.flatMap((part) => part.links)
  return answering({
    said: parts.flatMap(({ said }) => said),
    rows: [...Map.groupBy(rows, (row) => JSON.stringify({ ...row, target: null })).values()].flatMap(
      (same) => same.find(({ target }) => target !== null) ?? same[0] ?? [],
    ),
    links: [...new Map(links.map((link) => [link.href, link])).values()],
  })
}

function idOf(value: Value): string {
  return typeof value === 'object' && 'id' in value ? value.id : ''
}
