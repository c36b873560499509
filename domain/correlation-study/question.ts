import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The data to correlate: indicators of one source, across the states in one period or over the periods of one place. */
export interface CorrelationQuestion {
  /** Holds at least the indicators, down to states. */
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: readonly number[]
  /** Source of each indicator, in their order. */
  readonly sources: readonly number[]
  readonly over: 'states' | 'periods'
  /** Period of states, as it is; null takes the newest in which most of the indicators have figures. */
  readonly period: PeriodCode | null
  /** Place whose periods are paired. */
  readonly location: number
}

/** The most indicators of a matrix. Source: specification, section 5. */
export const MOST_CORRELATED = 20
