import type { GapReason } from '#domain/observation/gap.ts'
import type { Level } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/** Knowledge of a gap that the figures themselves do not show. Says nothing of a place and period that have a figure. */
export interface StatedGap {
  readonly reason: GapReason
  readonly why: StatedReason
  readonly source: number
  readonly level: Level
  readonly periods: readonly PeriodCode[]
  /** Absent: every indicator of the source. */
  readonly indicators?: readonly number[]
}

/** How it came about: a word that `gap.stated` has a sentence for. */
export type StatedReason =
  | 'not_representative'
  | 'four_regions'
  | 'not_held'
  | 'contradicts'
  | 'doubtful'
  | 'not_proven'
