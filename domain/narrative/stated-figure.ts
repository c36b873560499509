import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { distinct, latestPoint } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** A figure with the source that publishes it. */
export interface StatedFigure {
  readonly point: Point
  readonly source: DataSource
}

/**
 * The newest figure of each class for one indicator and place, projections and later years left out.
 * In one year a source that re-tabulates nobody comes before one that does, then the name decides.
 */
export function latestByClass(
  table: ObservationTable,
  reference: ReferenceData,
  indicator: number,
  location: number,
  currentYear: number,
): ReadonlyMap<Classification, StatedFigure> {
  const found = new Map<Classification, StatedFigure>()
  const lastPeriod: PeriodCode = currentYear * 1000 + 999
  for (const id of distinct(table, 'source', { indicator, location })) {
    const source = byId(reference.sources, id)
    const point = latestPoint(table, { indicator, location, source: id }, lastPeriod)
    if (!point || point.flags.includes('projection')) continue
    const best = found.get(source.classification)
    if (!best || goesBefore({ point, source }, best)) found.set(source.classification, { point, source })
  }
  return found
}

function goesBefore(a: StatedFigure, b: StatedFigure): boolean {
  const years = periodYear(b.point.period) - periodYear(a.point.period)
  if (years !== 0) return years < 0
  const derived = a.source.derivedFrom.length - b.source.derivedFrom.length
  return derived === 0 ? a.source.name < b.source.name : derived < 0
}
