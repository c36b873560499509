import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, parsePeriod, periodKind } from '#domain/period/period.ts'
import { supported } from '#domain/quarters/supported.ts'
import { doubtsOf, type QuarterRow, quarterRows, quartersAt } from '#domain/quarters/quarter-rows.ts'
import type { Doubt } from '#domain/quarters/quarter-change.ts'
import { byId, childrenOf } from '#domain/reference/reference-data.ts'
import type { GapWords } from '#charts/figure.ts'
import { locationOf } from '#charts/selection/place-selection.ts'
import { gapHere } from '#charts/words/gap-words.ts'
import type { ReportingOf } from '#domain/quarters/reporting.ts'
import type { QuartersInput } from './view.ts'

/** A count in a quarter, or the figure of a survey beside it. */
export interface QuarterHead {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly period: PeriodCode
  readonly counts: boolean
}

export interface QuarterCell {
  /** Of a count. */
  readonly row: QuarterRow | null
  /** Of a survey. */
  readonly point: Point | null
  /** Why there is neither. */
  readonly gap: GapWords | null
}

export interface PlaceRow {
  readonly place: Location
  readonly cells: readonly QuarterCell[]
  /** Counts that the reports of the first count do not support. */
  readonly doubts: readonly Doubt[]
}

export interface QuarterTableModel {
  readonly place: Location
  readonly heads: readonly QuarterHead[]
  readonly rows: readonly PlaceRow[]
  /** True where rows stand below their zone. */
  readonly nested: boolean
  /** Whether the share of reports is known for the first count. */
  readonly hasShares: boolean
}

/**
 * The place of the view first, then the places that it consists of: zones each with its states, the states of a zone, the LGAs
 * of a state. Zones stay out of orders by change and by doubt, since they are the sums of what is ordered.
 */
export function quarterTableModel(input: QuartersInput, reportingOf: ReportingOf): QuarterTableModel {
  const { view } = input
  const place = locationOf(input)
  const heads = headsOf(input, place)
  const places = [place, ...partsOf(place, input)]
  const columns = heads.map((head) => cellsOf(head, places, input, reportingOf))
  const rows = places.map((one, at): PlaceRow => {
    const cells = columns.flatMap((cells) => cells[at] ?? [])
    const first = cells[0]?.row
    return { place: one, cells, doubts: first ? doubtsOf(first) : [] }
  })
  const order = view.options.order ?? 'zone'
  return {
    place,
    heads,
    rows: order === 'zone' ? rows : ordered(rows, order),
    nested: order === 'zone' && place.level === 1,
    hasShares: rows.some(({ cells }) => cells[0]?.row?.share != null),
  }
}

function headsOf(input: QuartersInput, place: Location): QuarterHead[] {
  const { view, reference } = input
  return view.indicators.flatMap((id, at): QuarterHead[] => {
    const source = reference.sources.get(view.sources[at] ?? 0)
    const asked = view.periods[at]
    const period = asked === undefined ? newestWhole(input, place, id, source?.id ?? 0) : parsePeriod(asked)
    if (period === null || !source) return []
    const counts = periodKind(period) === 'quarter'
    return [{ indicator: byId(reference.indicators, id), source, period, counts }]
  })
}

/** The quarter of a view without periods: the newest of the place that is whole. */
function newestWhole(
  { table, reference }: QuartersInput,
  place: Location,
  indicator: number,
  source: number,
): PeriodCode | null {
  const quarters = quartersAt({ table, reference, indicator, source })(place)
  return quarters.findLast(({ whole }) => whole)?.quarter ?? null
}

function partsOf(place: Location, { reference }: QuartersInput): Location[] {
  if (place.level === 1) {
    return childrenOf(reference, place.id, 2).flatMap((zone) => [zone, ...childrenOf(reference, zone.id, 3)])
  }
  if (place.level === 2) return childrenOf(reference, place.id, 3)
  return place.level === 3 ? childrenOf(reference, place.id, 4) : []
}

function cellsOf(
  { indicator, source, period, counts }: QuarterHead,
  places: readonly Location[],
  input: QuartersInput,
  reportingOf: ReportingOf,
): QuarterCell[] {
  const { table, reference } = input
  const key = { indicator: indicator.id, source: source.id }
  const why = (place: Location) => gapHere({ ...key, location: place.id, period }, input)
  if (counts) {
    const question = { ...key, table, reference, reporting: reportingOf(indicator.id, source.id) }
    return quarterRows(question, places, period).map((row) => ({
      row,
      point: null,
      gap: row.now ? null : why(row.place),
    }))
  }
  return places.map((place) => {
    const [point = null] = pointsWhere(table, { ...key, location: place.id, period })
    return { row: null, point, gap: point ? null : why(place) }
  })
}

function ordered(rows: readonly PlaceRow[], by: 'change' | 'flags'): PlaceRow[] {
  const [first, ...rest] = rows
  const lowest = Math.max(0, ...rest.map(({ place }) => place.level))
  const places = rest.filter(({ place }) => place.level === lowest)
  const rank = (row: PlaceRow) => (by === 'flags' ? -row.doubts.length : changeOf(row))
  return [...(first ? [first] : []), ...places.toSorted((a, b) => rank(a) - rank(b))]
}

/** The largest fall first; places whose change is not supported, or that have too few events, last. */
function changeOf({ cells }: PlaceRow): number {
  const year = cells[0]?.row?.year ?? null
  return year?.state === 'change' && supported(year).length > 0 ? year.ratio : Number.POSITIVE_INFINITY
}
