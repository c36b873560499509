import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, periodName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { CompareBy } from '#domain/comparison/compare-by.ts'
import { comparedPlaces } from './compared-places.ts'
import { acrossPlacesOf, bestFigures, overTime, type SourceFigures } from './source-choice.ts'

/** The comparison asked for; `table` holds at least the indicators, down to states. */
export interface ComparisonQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: readonly number[]
  /** Null: each indicator in its best source. */
  readonly source: number | null
  readonly by: CompareBy
  /** The place of a comparison over periods. */
  readonly location: number
  /** The period of a comparison of places; null: the newest of each indicator. */
  readonly period: PeriodCode | null
  /** The year that counts as now. */
  readonly currentYear: number
}

/** One indicator with the figures that stand for it. */
export interface ComparedIndicator {
  readonly indicator: Indicator
  readonly source: DataSource
  /** By period, or one a place of one period. Never empty. */
  readonly points: readonly Point[]
  /** The nation's figure beside those of zones or states; null where there is none. */
  readonly whole: Point | null
}

export interface Comparison {
  /** In the order asked for. */
  readonly shown: readonly ComparedIndicator[]
  /** Without any figure that fits the question. */
  readonly missing: readonly Indicator[]
}

/** The indicators of a comparison, each in the source asked for or in its best one, and those without figures. */
export function compareIndicators(question: ComparisonQuestion): Comparison {
  const asked = question.indicators.map((id) => byId(question.reference.indicators, id))
  const found = asked.map((indicator) => ({ indicator, compared: compared(indicator, question) }))
  return {
    shown: found.flatMap((entry) => entry.compared ?? []),
    missing: found.filter((entry) => entry.compared === null).map((entry) => entry.indicator),
  }
}

function compared(indicator: Indicator, question: ComparisonQuestion): ComparedIndicator | null {
  const best = bestFigures(candidatesOf(indicator, question), indicator)
  if (!best) return null
  return {
    indicator,
    source: best.source,
    points: best.points.toSorted((a, b) => a.period - b.period || a.location - b.location),
    whole: wholeOf(best, question),
  }
}

function candidatesOf(indicator: Indicator, question: ComparisonQuestion): SourceFigures[] {
  const { table, reference, by, source, location, period, currentYear } = question
  const own = { indicator: indicator.id, ...(source !== null && { source }) }
  if (by === 'period') return overTime(pointsWhere(table, { ...own, location }), reference)
  const locations = new Set(comparedPlaces(reference, by).map((place) => place.id))
  return acrossPlacesOf(pointsWhere(table, { ...own, locations }), reference, period, currentYear)
}

function wholeOf({ source, points }: SourceFigures, { table, by }: ComparisonQuestion): Point | null {
  const [first] = points
  if (by === 'period' || by === 'national' || !first) return null
  const { indicator, period } = first
  return pointsWhere(table, { indicator, source: source.id, location: NATION, period })[0] ?? null
}

/**
 * Why indicators are not drawn, one sentence each: `ANC coverage, does not have available data.`, or their
 * lack: `ANC coverage has no 2018.` Source: the specification,
 * 4.
 */
export function missingSentences({ missing }: Comparison, question: ComparisonQuestion): Message[] {
  const { period, by } = question
  const withoutPeriod = new Set(
    period === null || by === 'period'
      ? []
      : compareIndicators({ ...question, period: null }).shown.map(({ indicator }) => indicator.id),
  )
  return missing.map((asked) => {
    const indicator = indicatorName(asked)
    return period !== null && withoutPeriod.has(asked.id)
      ? message('comparison.lacks-period', { indicator, period: periodName(period) })
      : message('comparison.no-data', { indicator })
  })
}
