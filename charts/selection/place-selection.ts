import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { latestPoint, pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, parsePeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FigureInput } from '#charts/figure.ts'

/** One source's figures of one period for a set of places. */
export interface PlaceSelection {
  readonly indicator: Indicator
  readonly source: DataSource | null
  readonly period: PeriodCode | null
  /** Figures of the places, in no particular order; empty when there is nothing to draw. */
  readonly points: readonly Point[]
  /** Figures of any source and period for the places: what could be chosen instead. */
  readonly available: readonly Point[]
}

/** The indicator of the view; throws when the view names none or an unknown one. */
export function indicatorOf({ view, reference }: FigureInput): Indicator {
  return byId(reference.indicators, view.indicators[0] ?? 0)
}

/** The place of the view, the nation unless it names another. */
export function locationOf({ view, reference }: FigureInput): Location {
  return byId(reference.locations, view.locations[0] ?? NATION)
}

/**
 * Figures of the view's source and period for `places`. Without a source the one with the newest figures for most
 * places is taken, of those that have the period of the view where any has; without a period the source's newest whole one that is
 * not later than now, where it has any.
 */
export function selectPlaces(input: FigureInput, places: readonly Location[]): PlaceSelection {
  const { view, table, reference } = input
  const indicator = indicatorOf(input)
  const locations = new Set(places.map((place) => place.id))
  const available = pointsWhere(table, { indicator: indicator.id, locations })
  const asked = view.periods[0] === undefined ? null : parsePeriod(view.periods[0])
  const sourceId = view.sources[0] ?? sourceFor(available, asked)
  const source = sourceId === undefined ? null : (reference.sources.get(sourceId) ?? null)
  const own = available.filter((point) => point.source === sourceId)
  const period = asked ?? latest(own, input.currentYear)
  const points = own.filter((point) => point.period === period)
  return { indicator, source, period, points, available }
}

/** The selected source's figure for one place in the selected period, or null. */
export function pointOf(input: FigureInput, selection: PlaceSelection, location: number): Point | null {
  if (!selection.source || selection.period === null) return null
  const [point] = pointsWhere(input.table, {
    indicator: selection.indicator.id,
    source: selection.source.id,
    period: selection.period,
    location,
  })
  return point ?? null
}

function latest(points: readonly Point[], currentYear: number): PeriodCode | null {
  const past = points.filter(({ period }) => periodYear(period) <= currentYear)
  return latestPoint(tableOf(past.length > 0 ? past : points), {})?.period ?? null
}

/** The source by which places are shown where a view names none: one that has its period, else one that has others. */
export function sourceFor(points: readonly Point[], asked: PeriodCode | null): number | undefined {
  return fullest(points.filter(({ period }) => period === asked)) ?? fullest(points)
}

/** The source and period with most places, the newest of equals. */
function fullest(points: readonly Point[]): number | undefined {
  const counts = new Map<string, { source: number; period: number; count: number }>()
  for (const { source, period } of points) {
    const key = `${source}:${period}`
    const entry = counts.get(key) ?? { source, period, count: 0 }
    entry.count++
    counts.set(key, entry)
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || b.period - a.period)[0]?.source
}
