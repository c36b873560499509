import { yearsSinceDue } from '#domain/indicator/years-since-due.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { yearsRemembered } from './recall-words.ts'
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
  /** Absent: the newest year of which both have a figure, else the two figures nearest in time. */
  readonly period?: PeriodCode | null | undefined
}

/**
 * The two figures to compare, or null when one source has none: those of the period asked for or nearest to it; else of the
 * newest common year; else the two nearest in time, the newest of those. Neither is a projection or suppressed.
 */
export function comparedSides(question: WhyQuestion): ComparedSides | null {
  const { reference, table, period } = question
  const indicator = byId(reference.indicators, question.indicator)
  const location = byId(reference.locations, question.location)
  const [sourceA, sourceB] = [byId(reference.sources, question.a), byId(reference.sources, question.b)]
  const seriesOf = (source: DataSource) => shownSeries({ source, indicator, location, table })
  const [ofA, ofB] = [seriesOf(sourceA), seriesOf(sourceB)]
  const pairs = ofA.flatMap((a) => ofB.map((b) => ({ a, b, apart: Math.abs(yearOf(a) - yearOf(b)) })))
  const wanted = typeof period === 'number' ? periodYear(period) : null
  const distance = ({ a, b }: { a: Point; b: Point }) =>
    wanted === null ? 0 : Math.abs(yearOf(a) - wanted) + Math.abs(yearOf(b) - wanted)
  const [pair] = pairs.toSorted(
    (x, y) =>
      distance(x) - distance(y) || x.apart - y.apart || yearOf(y.a) + yearOf(y.b) - yearOf(x.a) - yearOf(x.b),
  )
  if (!pair) return null
  const sideOf = (source: DataSource, point: Point, series: readonly Point[]): Side => {
    const measure = reference.measures.get(measureKey(indicator.id, source.id))
    const about = yearOf(point) - yearsBefore({ source, measure, indicator, location })
    return { source, point, measure, series, about }
  }
  const [a, b] = [sideOf(sourceA, pair.a, ofA), sideOf(sourceB, pair.b, ofB)]
  return { a, b, indicator, location, reference, table }
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
  const years = annualPoints(own, figureUnit(indicator), unitScale(indicator))
  return (years.length > 0 ? years : own).filter(
    (point) =>
      !point.flags.includes('projection') && !smallPoint(point, { indicator, source, location }).suppressed,
  )
}

/**
 * How long before its year a survey's figure lies: children of 12–23 months were to be vaccinated the year before; deaths
 * and births of the last years lie half of that time back. 0 for all other sources. Source: methods §8.1 (cohorts).
 */
function yearsBefore({
  source,
  measure,
  indicator,
  location,
}: Measured & { measure: IndicatorSource | undefined }): number {
  if (source.classification !== 'Survey') return 0
  if (indicator.programArea === 'Immunization')
    return yearsSinceDue(measure?.denominator || indicator.denominator)
  return (yearsRemembered(measure, location.level) ?? 0) / 2
}
