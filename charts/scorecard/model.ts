import { asPublished } from '#domain/observation/as-published.ts'
import { NATION } from '#domain/location/location.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { figure, periodName } from '#domain/message/value.ts'
import { type Anomaly, anomaliesOf } from '#domain/observation/anomaly.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { fewEventsGap, restsOnFewEvents } from '#domain/observation/few-events.ts'
import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { childrenOf, byId, locationsAt } from '#domain/reference/reference-data.ts'
import { figureStanding, sideIsUncertain, type TargetStanding } from '#domain/target/target.ts'
import type { GapWords } from '#charts/figure.ts'
import { gapHere, gapWords } from '#charts/words/gap-words.ts'
import type { ScorecardInput } from './view.ts'

/** The id of the mark of a cell: its row's place and the position of its column. */
export const cellMark = ({ id }: Location, column: number) => `${id}:${column}`

/** A column with everything its head says. */
export interface ScorecardHead {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly period: PeriodCode
  /** `2023–24`. */
  readonly periodText: string
}

/** One place in one column. */
export interface ScorecardCell {
  /** Null: the source has no figure here; `gap` says why. */
  readonly point: Point | null
  readonly gap: GapWords | null
  readonly value: string
  /** Against the national target. */
  readonly standing: TargetStanding
  /** The 95% interval includes the target, so the side is not certain. */
  readonly uncertain: boolean
  /** A survey of which no interval is held, so that nothing says how certain the side is. */
  readonly untested: boolean
  /** Why a figure that is there has no rank and no standing; null where it may have them. */
  readonly unranked: GapWords | null
  readonly anomalies: readonly Anomaly[]
  /** The place's figures of the same source up to the column's period, the oldest first. */
  readonly course: readonly Point[]
}

export interface ScorecardRow {
  readonly place: Location
  readonly cells: readonly ScorecardCell[]
}

export interface ScorecardModel {
  readonly heads: readonly ScorecardHead[]
  /** The nation, then zones, each followed by its states where these are shown. */
  readonly rows: readonly ScorecardRow[]
  /** Whether columns are the periods of one indicator. */
  readonly byPeriod: boolean
  /** Periods that were asked for and of which the nation alone has a figure, or nobody: they are said, and have no column. */
  readonly emptyPeriods: readonly ScorecardHead[]
}

/**
 * Places by columns. The view names one indicator, source and period for each column, in three lists of equal length;
 * `options.compareBy` says whether rows end at zones. Columns with a missing part are left out.
 */
export function scorecardModel(input: ScorecardInput): ScorecardModel {
  const { view, reference, language } = input
  const asked = view.indicators.flatMap((id, at): ScorecardHead[] => {
    const indicator = reference.indicators.get(id)
    const source = reference.sources.get(view.sources[at] ?? 0)
    const period = parsePeriod(view.periods[at] ?? '')
    if (!indicator || !source || period === null) return []
    return [{ indicator, source, period, periodText: language.text(periodName(period, source)) }]
  })
  const places = placesOf(input)
  const byPeriod = new Set(view.indicators).size === 1 && view.indicators.length > 1
  const { heads, emptyPeriods } = byPeriod
    ? withFigures(asked, places, input)
    : { heads: asked, emptyPeriods: [] }
  const rows = places.map((place) => ({ place, cells: heads.map((head) => cellOf(input, head, place)) }))
  return {
    heads,
    rows: rows.filter(({ place, cells }) => place.level !== 2 || cells.some(({ point }) => point !== null)),
    byPeriod,
    emptyPeriods,
  }
}

/** The columns of which a zone or state has a figure, and those of which none has; where none has any, all stay, so that each says why. */
function withFigures(
  asked: readonly ScorecardHead[],
  places: readonly Location[],
  { table }: ScorecardInput,
): Pick<ScorecardModel, 'heads' | 'emptyPeriods'> {
  const shown = new Set(places.filter(({ level }) => level > 1).map(({ id }) => id))
  const has = ({ indicator, source, period }: ScorecardHead) =>
    pointsWhere(table, { indicator: indicator.id, source: source.id, period }).some(({ location }) =>
      shown.has(location),
    )
  const heads = asked.filter(has)
  if (heads.length === 0) return { heads: asked, emptyPeriods: [] }
  return { heads, emptyPeriods: asked.filter((head) => !heads.includes(head)) }
}

function placesOf({ view, reference }: ScorecardInput): Location[] {
  const nation = byId(reference.locations, NATION)
  const zones = childrenOf(reference, nation.id, 2)
  if (view.options.compareBy === 'zones') return [nation, ...zones]
  const placed = zones.flatMap((zone) => [zone, ...childrenOf(reference, zone.id, 3)])
  // A country without zones still has its states.
  return [nation, ...(placed.length > 0 ? placed : locationsAt(reference, 3))]
}

function cellOf(input: ScorecardInput, head: ScorecardHead, place: Location): ScorecardCell {
  const { indicator, source, period } = head
  const key = { indicator: indicator.id, source: source.id, location: place.id }
  const course = pointsWhere(input.table, key).filter((point) => point.period <= period)
  const point = course.find((candidate) => candidate.period === period) ?? null
  if (!point) {
    const gap = gapHere({ ...key, period }, input)
    return {
      point,
      gap,
      value: '',
      standing: 'none',
      uncertain: false,
      untested: false,
      unranked: null,
      anomalies: [],
      course,
    }
  }
  const few = restsOnFewEvents(point, indicator)
  const standing = figureStanding(point, indicator)
  return {
    point,
    gap: null,
    value: input.language.text(figure(point.value, asPublished(point, indicator)), 'short'),
    standing,
    uncertain: !few && sideIsUncertain(point, indicator.nationalTarget),
    untested: standing !== 'none' && source.classification === 'Survey' && point.lower === null,
    unranked: few ? gapWords(fewEventsGap(point), input.language) : null,
    anomalies: anomaliesOf(point, indicator),
    course,
  }
}
