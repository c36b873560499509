import type { PeriodCode } from '#domain/period/period.ts'

/** A choice that has data, or as near to it as the data allow. */
export interface Choice {
  readonly indicator: number
  readonly source: number
  readonly location: number
  /** Null only when the source has no figure at all for the indicator. */
  readonly period: PeriodCode | null
}
