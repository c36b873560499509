import { acrossPlaces, type Frame } from '#domain/frame/frame.ts'
import { type Level, NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { byLength, periodCode, periodYear } from '#domain/period/period.ts'
import { byId, liesIn, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnswerInput } from './answer.ts'
import { chooseFigure, newestFirst, originatorFirst } from './choose-figure.ts'

/** A round has two places at least, where its level has them. */
const FEWEST = 2
/** A round has enough places with this share of those of the fullest. */
const ENOUGH = 0.8
/** Years by which a survey may be older and still go first. */
const NEAR = 3

/** One source's figures of one period at all places of a level. */
export interface Round {
  readonly source: StatedFigure['source']
  readonly points: readonly Point[]
}

/** The places of a round: all of a level, or those inside of some. */
export interface RoundPlaces {
  readonly level: Level
  /** Empty: anywhere. */
  readonly within: readonly number[]
}

function placesOf(reference: ReferenceData, { level, within }: RoundPlaces): ReadonlySet<number> {
  const isInside = (id: number) => within.some((whole) => liesIn(reference, id, whole))
  return new Set(
    [...reference.locations.values()]
      .filter((place) => place.level === level && (within.length === 0 || isInside(place.id)))
      .map(({ id }) => id),
  )
}

/** What was looked at of a round: its source, and how many places of the level there are. */
export function roundFrame(
  { source, points }: Round,
  where: RoundPlaces,
  reference: ReferenceData,
  looked = points.length,
): Frame {
  const [whole = NATION] = where.within
  return acrossPlaces({ id: whole }, where.level, {
    source: source.id,
    looked,
    all: placesOf(reference, where).size,
  })
}

/** All figures at the places, of the sources that were named. */
export function roundPoints({ question, data }: AnswerInput, indicator: number, where: RoundPlaces): Point[] {
  const locations = placesOf(data.reference, where)
  return pointsWhere(data.tableOf(indicator), { indicator, locations }).filter(
    ({ source }) => question.sources.length === 0 || question.sources.includes(source),
  )
}

/** The figure is of one of the years, or of a round whose label names one; no years: of any. */
export function isOfYears(
  { source, period }: Point,
  years: readonly number[],
  { sources }: ReferenceData,
): boolean {
  const year = periodYear(period)
  const label = sources.get(source)?.periodLabels[`${year}`]
  return years.length === 0 || years.some((one) => one === year || label?.includes(`${one}`))
}

/**
 * The newest round that was asked for, of the source whose round has most places; surveys before others of its time. `beside`: only
 * rounds that have that place, too.
 */
export function roundAt(
  asked: AnswerInput,
  indicator: number,
  where: RoundPlaces,
  beside: number | null = null,
): Round | null {
  const { question, data } = asked
  const { reference } = data
  const places = placesOf(reference, where)
  const { years, parts } = question.periods
  // `Which state had the most in week 8 of 2020`: of that week, also where few places have a figure of it.
  const week = parts.length === 1 ? periodCode(parts[0] ?? '') : null
  const fewest = week === null ? FEWEST : 1
  const points = roundPoints(asked, indicator, where).filter(
    (point) =>
      (week === null || point.period === week) &&
      isOfYears(point, years, reference) &&
      (years.length > 0 || !isProjected(point)),
  )
  const hasBeside = ([point]: readonly Point[]) =>
    beside === null || (point !== undefined && pointBeside(asked, point, beside) !== null)
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source}:${period}`).values()].filter(
    (round) => round.length >= Math.min(fewest, places.size) && hasBeside(round),
  )
  const most = Math.max(0, ...rounds.map((round) => round.length))
  const full = rounds.filter((round) => round.length >= most * ENOUGH)
  const classes = ['Survey', 'Estimate', 'Routine']
  const classOf = ([point]: readonly Point[]) =>
    classes.indexOf(reference.sources.get(point?.source ?? 0)?.classification ?? '')
  const [best] = full.toSorted((a, b) => {
    const [left, right] = [a[0], b[0]]
    if (!left || !right) return 0
    const isNear = Math.abs(periodYear(left.period) - periodYear(right.period)) <= NEAR
    return (
      byLength(left.period, right.period) ||
      (isNear ? classOf(a) - classOf(b) : 0) ||
      newestFirst(left, right) ||
      originatorFirst(left, right, reference)
    )
  })
  const chosen = quotedRound(asked, indicator, full) ?? best
  const first = chosen?.[0]
  return chosen && first ? { source: byId(reference.sources, first.source), points: chosen } : null
}

/** So many places are asked which figure of theirs may be quoted. */
const ASKED_PLACES = 3

/**
 * Of several rounds that in which the figures stand which may be quoted of the places themselves, so that an order of states and the answer
 * for one of them name the same figure; null where a source, a year or a kind was named, or the places do not agree.
 */
function quotedRound(
  asked: AnswerInput,
  indicator: number,
  rounds: readonly (readonly Point[])[],
): readonly Point[] | null {
  const { question, data } = asked
  const isOpen =
    question.sources.length + question.periods.years.length + question.periods.parts.length === 0 &&
    question.classification === null
  const [some] = rounds
  if (!isOpen || !some || rounds.length < 2) return null
  const step = Math.max(1, Math.floor(some.length / ASKED_PLACES))
  const places = some.filter((_, at) => at % step === 0).slice(0, ASKED_PLACES)
  const chosen = places.map(({ location }) => {
    const place = byId(data.reference.locations, location)
    const figure = chooseFigure(asked, { indicator, place, sources: [], years: [] })
    return rounds.find(
      ([point]) => point?.source === figure?.point.source && point?.period === figure?.point.period,
    )
  })
  const [first] = chosen
  return first && chosen.every((round) => round === first) ? first : null
}

/** The figure of another place in the same round; null where it has none. */
export function pointBeside(
  { data }: Pick<AnswerInput, 'data'>,
  { indicator, source, period }: Point,
  place: number,
): Point | null {
  const points = pointsWhere(data.tableOf(indicator), { indicator, locations: new Set([place]) })
  return points.find((point) => point.source === source && point.period === period) ?? null
}
