import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The figure that was looked for; `period` null: the latest that is no later than the year of now. */
export interface GapQuestion {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode | null
}

/** The same with the things behind the ids. */
export interface MissingFigure {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly location: Location
  readonly period: PeriodCode | null
}

/**
 * The things asked about; null when an id is not in the reference data, as the places of files that were not
 * loaded.
 */
export function missingFigureIn(question: GapQuestion, reference: ReferenceData): MissingFigure | null {
  const indicator = reference.indicators.get(question.indicator)
  const source = reference.sources.get(question.source)
  const location = reference.locations.get(question.location)
  return indicator && source && location ? { indicator, source, location, period: question.period } : null
}
