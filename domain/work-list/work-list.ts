import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { firstRank, type WorkAim, wantedOf } from './work-aim.ts'
import { type WorkArea, type WorkRound, workPlaces, workRounds } from './work-rounds.ts'
import { WORK_STANDINGS, type WorkEntry, type WorkStanding, workEntries } from './work-standing.ts'

/** One indicator of a list: the round that it is read from, and where each place stands. */
export interface WorkColumn {
  readonly indicator: Indicator
  readonly round: WorkRound
  /** How many places come first; null where a line is drawn. */
  readonly wanted: number | null
  readonly entries: ReadonlyMap<number, WorkEntry>
}

/** A place with what each indicator says of it; null where none is held. */
export interface WorkRow {
  readonly place: Location
  readonly standing: WorkStanding
  /** In how many indicators it is surely among the first, and in how many perhaps. */
  readonly surely: number
  readonly perhaps: number
  readonly cells: readonly (WorkEntry | null)[]
}

/** Where to go first. */
export interface WorkList {
  readonly area: WorkArea
  readonly places: readonly Location[]
  readonly columns: readonly WorkColumn[]
  /** In the order of the list: the sure ones first, in each class those of most indicators, then by the first figure. */
  readonly rows: readonly WorkRow[]
  /** Indicators of which no round has figures of half of the places. */
  readonly without: readonly Indicator[]
}

interface ListAsked {
  readonly area: WorkArea
  readonly indicators: readonly number[]
  readonly aim: WorkAim
  /** The round of the first indicator, where a reader chose one. */
  readonly chosen: { readonly source: number | null; readonly period: number | null }
  readonly reference: ReferenceData
  readonly currentYear: number
  tableOf(indicator: number): ObservationTable
}

/**
 * The places of an area by whether they are surely, perhaps or not among those to go to first. Of several indicators a place is as sure
 * as in the surest of them, and the row says in how many.
 */
export function workList(asked: ListAsked): WorkList {
  const { area, reference } = asked
  const indicators = asked.indicators.map((id) => byId(reference.indicators, id))
  const columns = indicators.flatMap((indicator, at) => columnOf(asked, indicator, at) ?? [])
  const held = columns.map(({ indicator }) => indicator)
  const places = workPlaces(reference, area)
  return {
    ...{ area, places, columns },
    rows: places.flatMap((place) => rowOf(place, columns) ?? []).toSorted(inOrder(columns)),
    without: indicators.filter((indicator) => !held.includes(indicator)),
  }
}

function columnOf(asked: ListAsked, indicator: Indicator, at: number): WorkColumn | null {
  const { area, aim, chosen, reference, currentYear } = asked
  const { id } = indicator
  const rounds = workRounds(asked.tableOf(id), area, { indicator: id, reference, currentYear })
  const isChosen = ({ source, period }: WorkRound) =>
    source.id === chosen.source && (chosen.period === null || period === chosen.period)
  const round = (at === 0 && rounds.find(isChosen)) || rounds[0]
  if (!round) return null
  const entries = workEntries(round.points, { indicator, aim, reference })
  return {
    ...{ indicator, round },
    wanted: aim.kind === 'share' ? wantedOf(aim.share, round.points.length) : null,
    entries: new Map(entries.map((entry) => [entry.place.id, entry])),
  }
}

function rowOf(place: Location, columns: readonly WorkColumn[]): WorkRow | null {
  const cells = columns.map(({ entries }) => entries.get(place.id) ?? null)
  const held = cells.flatMap((entry) => entry ?? [])
  const of = (standing: WorkStanding) => held.filter((entry) => entry.standing === standing).length
  const standing = WORK_STANDINGS.find((one) => of(one) > 0)
  return standing ? { place, standing, cells, surely: of('surely'), perhaps: of('perhaps') } : null
}

function inOrder(columns: readonly WorkColumn[]) {
  const [first] = columns
  const sign = first && firstRank(first.indicator) === 'highest' ? -1 : 1
  const orderOf = ({ cells: [entry] }: WorkRow) =>
    entry ? sign * entry.point.value : Number.POSITIVE_INFINITY
  return (a: WorkRow, b: WorkRow) =>
    WORK_STANDINGS.indexOf(a.standing) - WORK_STANDINGS.indexOf(b.standing) ||
    b.surely - a.surely ||
    b.perhaps - a.perhaps ||
    compared(orderOf(a), orderOf(b)) ||
    a.place.name.localeCompare(b.place.name)
}

function compared(a: number, b: number): number {
  return a === b ? 0 : a - b
}
