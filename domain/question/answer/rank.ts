import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Level, type Location, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { byLength, periodYear } from '#domain/period/period.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { likenessTo } from '#domain/statistics/indistinguishable.ts'
import { targetWords } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { linkTo } from './address.ts'
import { type Asked, answering, type PartAnswer } from './answer.ts'
import { newestFirst } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'

const MOST_NAMED = 10
const FEWEST = 2

/** One source's figures of one period at all places of a level. */
export interface Round {
  readonly source: StatedFigure['source']
  readonly points: readonly Point[]
}

/** The places with the highest or lowest figures, of one source and one period; ties and what intervals cannot tell apart are said. */
export function rankAnswer(asked: Asked): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const level = question.level ?? 3
  const within = question.places[0] === NATION ? undefined : question.places[0]
  const round = roundAt(asked, indicator, { level, within })
  if (!round) return notPublished(asked, indicator, within ?? NATION)
  const limit = thresholdOf(asked, about)
  if (limit !== null)
    return question.claimed.length > 0
      ? beside(asked, round, about, limit)
      : beyond(asked, round, about, limit)
  const isLowest = wantsLowest(asked, about)
  const sorted = round.points.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value))
  const count = Math.min(question.count ?? (question.cues.has('rank') ? MOST_NAMED : 1), sorted.length)
  const shown = withTies(sorted, count, about)
  const [first] = shown
  if (!first) return notPublished(asked, indicator, within ?? NATION)
  const items = shown.map((point) =>
    message('assistant.place-value', {
      place: placeName(byId(locations, point.location)),
      figure: valueSaid({ point, source: round.source }, about),
    }),
  )
  const alike = likenessTo(first, sorted).likeness.filter(({ likeness }) => likeness === 'same').length
  const isTested = likenessTo(first, sorted).likeness.some(
    ({ likeness }) => likeness === 'different' || likeness === 'same',
  )
  const name = {
    indicator: headlineName(about),
    cited: cited(round.source, first.period),
    places: listOf(items),
  }
  const stated = { point: first, source: round.source }
  const counts = [alike, sorted.length].map((value) => madeRow(stated, { kind: 'count', value }))
  return answering({
    said: [
      message('assistant.rank', {
        ...name,
        end: isLowest ? 'lowest' : 'highest',
        level: levelWord(level),
      }),
      ...(shown.length > count ? [message('assistant.tie', { count: shown.length - count + 1 })] : []),
      ...(alike > 0
        ? [message('assistant.alike', { count: alike, place: placeName(byId(locations, first.location)) })]
        : []),
      ...(isTested ? [] : [message('assistant.rank-untested')]),
      message('assistant.rank-of', { count: sorted.length, level: levelWord(level) }),
    ],
    rows: [...shown.map((point) => rowOf(point)), ...counts],
    links: [
      linkTo(data, { section: 'zonal-analysis', indicator, source: round.source.id, period: first.period }),
    ],
  })
}

function levelWord(level: Level): 'state' | 'zone' | 'lga' {
  return level === 2 ? 'zone' : level >= 4 ? 'lga' : 'state'
}

/** The lowest first where it is asked for, or where the best or worst is the lowest. */
function wantsLowest({ question: { cues } }: Asked, { slope }: Indicator): boolean {
  if (cues.has('lowest')) return true
  if (cues.has('highest')) return false
  if (cues.has('best')) return slope === 'Negative'
  return cues.has('worst') && slope !== 'Negative'
}

/** The first ones, and what shows the same figure as the last of them. */
function withTies(sorted: readonly Point[], count: number, about: Indicator): Point[] {
  const last = sorted[count - 1]
  if (!last) return [...sorted]
  const edge = roundShown(last.value, about)
  return sorted.filter((point, at) => at < count || roundShown(point.value, about) === edge)
}

/** The newest round that was asked for, of the source whose round has most places; surveys before others of its time. */
export function roundAt(
  { question, data }: Asked,
  indicator: number,
  { level, within }: { readonly level: Level; readonly within: number | undefined },
): Round | null {
  const { reference } = data
  const places = new Set(
    [...reference.locations.values()]
      .filter(
        (place) =>
          place.level === level &&
          (within === undefined || placesAbove(reference, place.id).includes(within)),
      )
      .map(({ id }) => id),
  )
  const years = question.periods.years
  const points = pointsWhere(data.tableOf(indicator), { indicator, locations: places }).filter((point) => {
    const isSource = question.sources.length === 0 || question.sources.includes(point.source)
    const labels = reference.sources.get(point.source)?.periodLabels ?? {}
    const year = periodYear(point.period)
    const isYear =
      years.length === 0 || years.includes(year) || years.some((one) => labels[`${year}`]?.includes(`${one}`))
    return isSource && isYear && (years.length > 0 || !isProjected(point))
  })
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source}:${period}`).values()].filter(
    (round) => round.length >= Math.min(FEWEST, places.size),
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
      newestFirst(left, right)
    )
  })
  const first = best?.[0]
  return best && first ? { source: byId(reference.sources, first.source), points: best } : null
}

/** A round has enough places with this share of those of the fullest. */
const ENOUGH = 0.8
/** Years by which a survey may be older and still go first. */
const NEAR = 3

/** The value that places are asked to lie above or below: the target; null where none is asked for. */
function thresholdOf({ question: { cues, claimed } }: Asked, about: Indicator): number | null {
  const [claim] = claimed
  if (claim !== undefined && (cues.has('above') || cues.has('below'))) return claim
  if (!cues.has('target') && !cues.has('sdg')) return null
  return cues.has('sdg') ? about.sdgTarget : (about.nationalTarget ?? about.sdgTarget)
}

/** The places whose figures lie above or below a number that was named. */
function beside(
  { question, data }: Asked,
  { source, points }: Round,
  about: Indicator,
  limit: number,
): PartAnswer {
  const { locations } = data.reference
  const isBelow = question.cues.has('below')
  const found = points.filter(({ value }) => (isBelow ? value < limit : value > limit))
  const sorted = found.toSorted((a, b) => b.value - a.value)
  const named = sorted.map((point) =>
    message('assistant.place-value', {
      place: placeName(place(locations, point)),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const [first] = points
  const cover =
    first && sorted.length === 0 ? [madeRow({ point: first, source }, { kind: 'count', value: limit })] : []
  return answering({
    said: [
      message('assistant.threshold', {
        side: isBelow ? 'below' : 'above',
        count: found.length,
        all: points.length,
        indicator: headlineName(about),
        limit: targetValue(limit, about),
        cited: cited(source, first?.period ?? 0),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
    ],
    rows: [...sorted.map((point) => rowOf(point, limit)), ...cover],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: source.id,
        period: first?.period ?? null,
      }),
    ],
  })
}

/** The places that miss or reach a target. */
function beyond(
  { question, data }: Asked,
  { source, points }: Round,
  about: Indicator,
  limit: number,
): PartAnswer {
  const { locations } = data.reference
  const aim = roundShown(limit, about)
  const reaches = ({ value }: Point) => {
    const shown = roundShown(value, about)
    return about.slope === 'Negative' ? shown <= aim : shown >= aim
  }
  const wantsMissed = question.cues.has('below') || question.cues.has('not')
  const found = points.filter((point) => reaches(point) !== wantsMissed)
  const sorted = found.toSorted((a, b) => a.value - b.value)
  const named = sorted.map((point) =>
    message('assistant.place-value', {
      place: placeName(place(locations, point)),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const target = targetWords(targetValue(limit, about), about.slope)
  const said: Value = message('assistant.beyond', {
    side: wantsMissed ? 'missed' : 'reached',
    count: found.length,
    all: points.length,
    indicator: headlineName(about),
    target,
    cited: cited(source, points[0]?.period ?? 0),
    places: listOf(named),
    any: found.length > 0 ? 'yes' : 'no',
  })
  return answering({
    said: [said],
    rows: sorted.map((point) => rowOf(point, limit)),
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: source.id,
        period: points[0]?.period ?? null,
      }),
    ],
  })
}

function place(locations: ReadonlyMap<number, Location>, point: Point): Location {
  return byId(locations, point.location)
}
