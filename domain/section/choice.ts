import type { PeriodCode } from '#domain/period/period.ts'

/** What the reader asked for, as far as the address says. Null: not said, so the resolver decides. */
export interface Wanted {
  readonly indicator: number | null
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
  /** Related indicators put into the table by the reader; empty: those of the catalogue. */
  readonly related: readonly number[]
  readonly display: Display
}

/** How the figures are drawn; every member has a default, so it is never missing. */
export interface Display {
  readonly national: boolean
  readonly sdg: boolean
  readonly parts: boolean
  readonly intervals: boolean
  /** Source whose interval is shown alone; null: all that have one. */
  readonly intervalSource: number | null
  readonly trend: 'line' | 'column'
  readonly distribution: 'bars' | 'map'
  readonly regions: 'states' | 'zones'
  readonly hidden: readonly number[]
  /** Place the others are compared with; null: the highest and the lowest. */
  readonly reference: number | null
}

export const DEFAULT_DISPLAY: Display = {
  national: true,
  sdg: true,
  parts: false,
  intervals: true,
  intervalSource: null,
  trend: 'line',
  distribution: 'bars',
  regions: 'states',
  hidden: [],
  reference: null,
}

/** A choice that has data, or as near to it as the data allow. */
export interface Choice {
  readonly indicator: number
  readonly source: number
  readonly location: number
  /** Null only when the source has no figure at all for the indicator. */
  readonly period: PeriodCode | null
}
