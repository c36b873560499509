import { speakingFigures } from '#domain/best-figure/counterparts.ts'
import { type Distance, distanceFrom } from '#domain/best-figure/disagreement.ts'
import { nameOf } from '#domain/best-figure/quote-citation.ts'
import type { FigureAnswer } from '#domain/best-figure/figure-to-quote.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { aboutYear, isSameTime } from '#domain/observation/about.ts'
import { anomaliesOf } from '#domain/observation/anomaly.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { isCompiled, kinship } from '#domain/reference/kinship.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { quotedAt, statedOf } from './key-figure.ts'
import type { BriefQuestion } from './question.ts'

/** Two sources about the same time and children, the pair of newest figures. */
export interface SourcePair {
  readonly indicator: Indicator
  /** Of the source whose figure is quoted now, where it is one of the two. */
  readonly first: StatedFigure
  readonly second: StatedFigure
  readonly distance: Distance
  /** Year of birth of the children of whom both speak; null for figures of anything else. */
  readonly born: number | null
  /** All that the two sources say of the place, by the time that it is about. */
  readonly series: readonly StatedFigure[]
  /** Which figure to quote now. */
  readonly answer: FigureAnswer
}

/** What is older than this is no question of today. */
const RECENT_YEARS = 10

/** The year since which pairs are looked for. */
export function lookedAtSince({ data }: BriefQuestion): number {
  return data.currentYear - RECENT_YEARS
}

/**
 * Indicators of which two sources that rest on different evidence speak of the same time, one pair each: those that disagree beyond
 * the limit first, the furthest apart first, then those that do not. Source: methods §8.2, §13.1 and §13.2.
 */
export function sourcePairs(question: BriefQuestion): SourcePair[] {
  return subjectsOf(question)
    .flatMap((id) => pairsOf(question, id).slice(0, 1))
    .toSorted((a, b) => Number(b.distance.disagrees) - Number(a.distance.disagrees) || byDistance(a, b))
}

function subjectsOf({ data: { subjects } }: BriefQuestion): number[] {
  return [...new Set([...subjects.key, ...subjects.trends, ...subjects.compared])]
}

/**
 * Pairs of earlier times than those of `sourcePairs` that disagree beyond the limit, the furthest apart first. Tables that others
 * made again of the same interviews are no further pairs.
 */
export function earlierDisagreements(question: BriefQuestion): SourcePair[] {
  const { reference } = question.data
  return subjectsOf(question)
    .flatMap((id) => pairsOf(question, id).slice(1))
    .filter(
      ({ distance, first, second }) =>
        distance.disagrees && ![first, second].some(({ point }) => isReprint(point, reference)),
    )
    .toSorted(byDistance)
}

function byDistance(a: SourcePair, b: SourcePair): number {
  return b.distance.apart / b.distance.limit - a.distance.apart / a.distance.limit
}

/** All pairs of an indicator, that of which a brief speaks first. */
function pairsOf(question: BriefQuestion, id: number): SourcePair[] {
  const { data } = question
  const { reference } = data
  const indicator = byId(reference.indicators, id)
  const years = yearsAt(question, indicator).filter((point) => !isImpossible(point, indicator))
  const answer = quotedAt(question, id)
  const quoted = statedOf(answer)?.source.id
  return pairsAmong(years, reference, quoted)
    .toSorted(byQuotedThenNewest(quoted))
    .map((pair) => describedPair(pair, { indicator, years, answer, reference }))
}

interface Described {
  readonly indicator: Indicator
  readonly years: readonly Point[]
  readonly answer: FigureAnswer
  readonly reference: ReferenceData
}

function describedPair(pair: Pair, { indicator, years, answer, reference }: Described): SourcePair {
  const stated = (point: Point): StatedFigure => ({ point, source: byId(reference.sources, point.source) })
  const [first, second] = [stated(pair[0]), stated(pair[1])]
  const scale = figureUnit(indicator)
  const from = { from: nameOf(second), value: second.point.value }
  const distance = distanceFrom(first.point.value, from, scale === 'other' ? 'ratio' : scale, indicator)
  const series = years
    .filter(({ source }) => source === first.source.id || source === second.source.id)
    .toSorted((a, b) => aboutYear(a) - aboutYear(b))
    .map(stated)
  return { indicator, first, second, distance, born: first.point.coordinates.birthCohort, series, answer }
}

/** True where a pair is left out of some indicator because one of its figures cannot be, such as a coverage of 126%. */
export function leavesOutPairs(question: BriefQuestion): boolean {
  const { reference } = question.data
  return subjectsOf(question).some((id) => {
    const indicator = byId(reference.indicators, id)
    return pairsAmong(yearsAt(question, indicator), reference).some((pair) =>
      pair.some((point) => isImpossible(point, indicator)),
    )
  })
}

/** The figures of years that may be held against each other at the place, those made of months among them. */
function yearsAt(question: BriefQuestion, indicator: Indicator): Point[] {
  const { data, place } = question
  const held = pointsWhere(data.tableOf(indicator.id), { indicator: indicator.id, location: place.id })
  const able = held.filter((point) => canBeHeldAgainst(point, question))
  return [...Map.groupBy(able, ({ source }) => source).values()].flatMap((own) =>
    [...(speakingFigures(own, indicator).byPlace.get(place.id)?.values() ?? [])].map(({ point }) => point),
  )
}

function pairsAmong(years: readonly Point[], reference: ReferenceData, quoted?: number): Pair[] {
  return years
    .flatMap((first) => years.map((second) => [first, second] as const))
    .filter(
      ([first, second]) =>
        first.source !== second.source &&
        (first.source === quoted || (second.source !== quoted && first.source < second.source)) &&
        isSameTime(first, second) &&
        kinship(first, second, reference) === 'independent',
    )
}

function isImpossible(point: Point, indicator: Indicator): boolean {
  return anomaliesOf(point, indicator).some(({ grade }) => grade === 'impossible')
}

type Pair = readonly [Point, Point]

/** Pairs with the quoted source before all others, then those about the newest time. */
function byQuotedThenNewest(quoted: number | undefined) {
  const newest = ([a, b]: Pair) => Math.min(periodYear(a.period), periodYear(b.period))
  return (one: Pair, other: Pair) =>
    Number(other[0].source === quoted) - Number(one[0].source === quoted) ||
    newest(other) - newest(one) ||
    one[1].source - other[1].source
}

function canBeHeldAgainst(point: Point, question: BriefQuestion): boolean {
  const { reference, currentYear } = question.data
  const year = periodYear(point.period)
  return year <= currentYear && year >= lookedAtSince(question) && !isCompiled(point, reference)
}
