import { type Verdict, verdictOf } from '#domain/comparison/pair-verdict.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { difference, headlineName, listOf, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { kindsAsked } from '../kinds-asked.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints, newestFirst, newestOfEach, originatorFirst } from './choose-figure.ts'
import { compareLinks, placesOverTime } from './compare-over-time.ts'
import { declineWith, levelNotHeld, notPublished } from './decline.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { bothPeriods, madeRow, rowOf } from './rows.ts'
import { inOrder, orderAsked, orderSaid } from './named-order.ts'
import { sourcesAgree } from './sources-agree.ts'
import { timesOver } from './times-over.ts'

const MOST_SOURCES = 12
/** Years by which a figure may be older than the newest of its place, and still stand beside another of its source. */
const RECENT = 5

/** The figures of several sources for one place: the named ones, else all. Never a mean of them. */
export function sourcesAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const about = byId(data.reference.indicators, indicator)
  const wanted = { indicator, place, sources: question.sources, years: question.periods.years }
  // `The survey against the model`: of these kinds alone.
  const kinds = question.cues.has('compare') ? kindsAsked(question.cues, question.text) : []
  const held = newestOfEach(asked, wanted).filter(
    ({ source }) => kinds.length < 2 || kinds.includes(source.classification),
  )
  const nearest =
    figuresTold(asked, wanted) ?? (question.sources.length > 0 ? nearestOf(asked, wanted, held) : held)
  if (nearest.length === 0) return notPublished(asked, indicator, place.id)
  const missing = question.sources.filter((id) => !nearest.some(({ source }) => source.id === id))
  const shown = nearest.slice(0, MOST_SOURCES)
  const items = shown.map((stated) =>
    message('assistant.source-figure', { figure: valueSaid(stated, about), cited: citedSaid(stated, about) }),
  )
  const pair = shown.length === 2 ? differenceOf([shown[0], shown[1]], about, data.reference) : null
  const agree = question.cues.has('agree') ? sourcesAgree(asked, { about, place }) : null
  return answering({
    said: [
      message('assistant.sources', {
        indicator: headlineName(about),
        place: placeName(place),
        figures: listOf(items, 'apart'),
      }),
      ...(pair?.said ?? []),
      ...(agree?.said ?? []),
      ...(shown.length === 1 && question.sources.length === 0 ? [message('assistant.one-source')] : []),
      ...missing.map((id) =>
        message('assistant.source-none', { source: byId(data.reference.sources, id).name }),
      ),
    ],
    rows: [...shown.map(({ point }) => rowOf(point)), ...(pair?.rows ?? []), ...(agree?.rows ?? [])],
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
  })
}

/** The figures that the turns before told, each of its source and year; null where those of the question are meant. */
function figuresTold(
  asked: AnswerInput,
  wanted: Pick<Parameters<typeof nearestOf>[1], 'indicator' | 'place'>,
): StatedFigure[] | null {
  const { question, data } = asked
  if (!question.figures) return null
  return question.figures.flatMap(({ source, year }) => {
    const [point] = fittingPoints(asked, { ...wanted, sources: [source], years: [year] })
    return point ? [{ point, source: byId(data.reference.sources, source) }] : []
  })
}

/** Of each named source the figure of the year, or the one nearest to it, which the answer says by its year. */
function nearestOf(
  asked: AnswerInput,
  wanted: {
    readonly indicator: number
    readonly place: Location
    readonly sources: readonly number[]
    readonly years: readonly number[]
  },
  held: readonly StatedFigure[],
): StatedFigure[] {
  const first = held[0]
  const year = wanted.years[0] ?? (first ? periodYear(first.point.period) : null)
  const ordered = wanted.sources.flatMap((id) => {
    const own = held.find(({ source }) => source.id === id)
    if (own) return [own]
    const others = fittingPoints(asked, { ...wanted, sources: [id], years: [] }).filter(
      (point) => !isProjected(point),
    )
    const [point] =
      year === null
        ? others
        : others.toSorted(
            (a, b) => Math.abs(periodYear(a.period) - year) - Math.abs(periodYear(b.period) - year),
          )
    return point ? [{ point, source: byId(asked.data.reference.sources, id) }] : []
  })
  return ordered
}

/** One indicator at several places, of one source and year where one has all of them. */
export function placesAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { locations, indicators } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const overTime = placesOverTime(asked)
  if (overTime) return overTime
  // `How has it moved`, of two places of which no source has two rounds: the newest figures tell no course.
  if (question.cues.has('trend') && question.periods.years.length === 0 && question.places.length > 1)
    return declineWith(asked, 'no_rounds')
  const ids = question.places.length > 1 ? question.places : [...question.places, NATION]
  const places = ids.map((id) => byId(locations, id))
  const end = orderAsked(asked, about)
  const found = inOrder(sameRound(asked, indicator, places), end)
  if (found.length === 0) {
    const level = places[0]?.level ?? 1
    const isOfLevel = level > 1 && places.every((place) => place.level === level)
    return isOfLevel
      ? levelNotHeld(asked, indicator, { level, within: [] })
      : notPublished(asked, indicator, places[0]?.id ?? NATION)
  }
  const missing = places.filter(({ id }) => !found.some(({ point }) => point.location === id))
  const items = found.map((stated) =>
    message('assistant.place-figure', {
      place: placeName(byId(locations, stated.point.location)),
      figure: valueSaid(stated, about),
      cited: citedSaid(stated, about),
    }),
  )
  const isOne = new Set(found.map(({ point, source }) => `${source.id}:${point.period}`)).size === 1
  const pair = found.length === 2 && isOne ? differenceOf([found[0], found[1]], about, data.reference) : null
  const next = isOne ? differenceOf([found[0], found[1]], about, data.reference) : null
  const isClose = next !== null && (next.difference === 0 || next.verdict === 'same')
  const sorted = found.toSorted((a, b) => b.point.value - a.point.value)
  const most = sorted[0]
  const ratio =
    pair && question.cues.has('ratio')
      ? timesOver(sorted, ({ point }) => placeName(byId(locations, point.location)))
      : null
  return answering({
    said: [
      message('assistant.places', { indicator: headlineName(about), figures: listOf(items, 'apart') }),
      ...(most && pair?.isTold
        ? [message('assistant.higher', { place: placeName(byId(locations, most.point.location)) })]
        : []),
      ...(pair?.said ?? []),
      ...(ratio?.said ?? []),
      ...(end === null ? [] : orderSaid(found, { first: end, isClose })),
      ...(isOne ? [] : [message('assistant.no-common-source', { held: commonSource(found) })]),
      ...missing.map((place) => message('assistant.place-none', { place: placeName(place) })),
    ],
    rows: [...found.map(({ point }) => rowOf(point)), ...(pair?.rows ?? []), ...(ratio?.rows ?? [])],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator,
        source: found[0]?.point.source ?? null,
        period: found[0]?.point.period ?? null,
      }),
      ...compareLinks(asked, {
        ...{ indicator, places: found.map(({ point }) => point.location), since: null },
        source: found[0]?.point.source ?? null,
      }),
    ],
  })
}

/** Whether the figures come from one source, which has none of these places in one year; of one place none is held beside. */
function commonSource(found: readonly StatedFigure[]): 'apart' | 'none' {
  return found.length > 1 && new Set(found.map(({ source }) => source.id)).size === 1 ? 'apart' : 'none'
}

/** The figures of the places: of the newest round of one source that has all of them, else each place's own. */
export function sameRound(
  asked: AnswerInput,
  indicator: number,
  places: readonly Location[],
): StatedFigure[] {
  const { question, data } = asked
  const { sources, periods } = question
  const own = places.flatMap(
    (place) => chooseFigure(asked, { indicator, place, sources, years: periods.years }) ?? [],
  )
  const table = data.tableOf(indicator)
  const roundOf = ({ source, period }: Point): StatedFigure[] =>
    places.flatMap((place) =>
      pointsWhere(table, { indicator, source, location: place.id, period }).map((point) => ({
        point,
        source: byId(data.reference.sources, source),
      })),
    )
  const [first] = places
  if (!first) return own
  const held = fittingPoints(asked, { indicator, place: first, sources, years: periods.years }).filter(
    isWhole,
  )
  const classes = ['Survey', 'Estimate', 'Routine']
  const classOf = ({ source }: Point) => classes.indexOf(byId(data.reference.sources, source).classification)
  const others = held.toSorted(
    (a, b) => classOf(a) - classOf(b) || newestFirst(a, b) || originatorFirst(a, b, data.reference),
  )
  const isRecent = ({ point }: StatedFigure) =>
    own.every(
      (one) =>
        one.point.location !== point.location ||
        periodYear(one.point.period) - periodYear(point.period) <= RECENT,
    )
  // Without a year that they share, the newest of each of one source that has them all.
  const ofOneSource = (): StatedFigure[] | undefined =>
    [...new Set([...own.map(({ point }) => point), ...others].map(({ source }) => source))]
      .map((source) =>
        places.flatMap(
          (place) => chooseFigure(asked, { indicator, place, sources: [source], years: periods.years }) ?? [],
        ),
      )
      .find((figures) => figures.length === places.length && figures.every(isRecent))
  const rounds = [...own.map(({ point }) => point), ...others].map(roundOf)
  return rounds.find((round) => round.length === places.length) ?? ofOneSource() ?? own
}

const DIFFERENCES: Readonly<Record<Verdict, 'differ' | 'same' | 'untested' | 'counted'>> = {
  apart: 'differ',
  same: 'same',
  chance: 'same',
  routine: 'counted',
  no_interval: 'untested',
  dependent: 'untested',
  few_events: 'untested',
}

/** How far two figures are apart, as shown, and whether the intervals that are held tell them apart. */
export function differenceOf(
  pair: readonly [StatedFigure | undefined, StatedFigure | undefined],
  about: Indicator,
  reference: ReferenceData,
) {
  const [a, b] = pair
  if (!a || !b) return null
  const apart = roundShown(roundShown(b.point.value, about) - roundShown(a.point.value, about), about)
  const isOnePlace = a.point.location === b.point.location
  const dependent = isOnePlace && kinship(a.point, b.point, reference) !== 'independent'
  const verdict = DIFFERENCES[verdictOf({ a: a.point, b: b.point, dependent }, about, reference)]
  const said: Value[] =
    apart === 0
      ? [message('assistant.no-difference')]
      : [message('assistant.difference', { apart: difference(Math.abs(apart), about), verdict })]
  const period = bothPeriods(a.point, b.point)
  const rows = [madeRow(a, { kind: 'difference', value: Math.abs(apart), period })]
  return { difference: apart, verdict, isTold: apart !== 0 && verdict === 'differ', said, rows }
}
