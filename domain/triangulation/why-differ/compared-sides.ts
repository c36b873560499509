import { isProjected, isWhole } from '#domain/observation/settled.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { aboutYear } from '#domain/observation/about.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import type { ComparedSides, Side } from './reason.ts'

/** "Why do the sources differ?" for two sources at one place; `table` holds at least the indicator. */
export interface WhyQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly location: number
  /** Ids of the two sources. */
  readonly a: number
  readonly b: number
  /** Absent: the newest figures that both can offer. */
  readonly period?: PeriodCode | null | undefined
  /** The figures of earlier editions of either source at the place; absent: not known. */
  readonly editions?: readonly EditionFigure[]
}

/**
 * The two figures to compare, or null when one source has none: those of the period asked for or nearest to it; else the newest
 * of the source whose newest is older, and the other's figure nearest to it. Neither is a projection or suppressed.
 */
export function comparedSides(question: WhyQuestion): ComparedSides | null {
  const { reference, table, period, editions = [] } = question
  const indicator = byId(reference.indicators, question.indicator)
  const location = byId(reference.locations, question.location)
  const [sourceA, sourceB] = [byId(reference.sources, question.a), byId(reference.sources, question.b)]
  const seriesOf = (source: DataSource) => shownSeries({ source, indicator, location, table })
  const [ofA, ofB] = [seriesOf(sourceA), seriesOf(sourceB)]
  const pair = typeof period === 'number' ? pairOf(ofA, ofB, periodYear(period)) : newestPair(ofA, ofB)
  if (!pair) return null
  const sideOf = (source: DataSource, point: Point, series: readonly Point[]): Side => {
    const measure = reference.measures.get(measureKey(indicator.id, source.id))
    return { source, point, measure, series, about: aboutYear(point) }
  }
  const [a, b] = [sideOf(sourceA, pair.a, ofA), sideOf(sourceB, pair.b, ofB)]
  return { a, b, indicator, location, reference, table, editions }
}

interface PointPair {
  readonly a: Point
  readonly b: Point
}

/** The figures nearest to a year, then to each other, then the newest. */
function pairOf(ofA: readonly Point[], ofB: readonly Point[], year: number): PointPair | null {
  const far = ({ a, b }: PointPair) => Math.abs(yearOf(a) - year) + Math.abs(yearOf(b) - year)
  const apart = ({ a, b }: PointPair) => Math.abs(yearOf(a) - yearOf(b))
  const [pair] = ofA
    .flatMap((a) => ofB.map((b) => ({ a, b })))
    .toSorted(
      (x, y) =>
        far(x) - far(y) || apart(x) - apart(y) || yearOf(y.a) + yearOf(y.b) - yearOf(x.a) - yearOf(x.b),
    )
  return pair ?? null
}

function newestPair(ofA: readonly Point[], ofB: readonly Point[]): PointPair | null {
  const [a, b] = [newestOf(ofA), newestOf(ofB)]
  if (!a || !b) return null
  if (yearOf(a) <= yearOf(b)) return { a, b: nearestTo(ofB, yearOf(a)) ?? b }
  return { a: nearestTo(ofA, yearOf(b)) ?? a, b }
}

function newestOf(points: readonly Point[]): Point | undefined {
  return points.toSorted((x, y) => y.period - x.period)[0]
}

/** The nearest to a year; of two as near the newer. */
function nearestTo(points: readonly Point[], year: number): Point | undefined {
  return points.toSorted(
    (x, y) => Math.abs(yearOf(x) - year) - Math.abs(yearOf(y) - year) || y.period - x.period,
  )[0]
}

function yearOf({ period }: Point): number {
  return periodYear(period)
}

interface Measured {
  readonly source: DataSource
  readonly indicator: Indicator
  readonly location: Location
}

function shownSeries({
  source,
  indicator,
  location,
  table,
}: Measured & { table: ObservationTable }): Point[] {
  const own = pointsWhere(table, { indicator: indicator.id, location: location.id, source: source.id })
  const years = annualPoints(own, yearUnit(indicator), unitScale(indicator))
  const observed = (years.length > 0 ? years : own).filter(
    (point) => !isProjected(point) && !smallPoint(point, { indicator, source, location }).suppressed,
  )
  const whole = observed.filter(isWhole)
  return whole.length > 0 ? whole : observed
}
