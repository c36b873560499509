import type { PeriodCode } from '#domain/period/period.ts'

/** A figure of another time. */
export interface PastFigure {
  readonly period: PeriodCode
  readonly value: number
  /** It is of a part of its period: shown as such, and no yardstick. */
  readonly isPartial?: true
}

/** A line of the form: an indicator that the source publishes at this level, with what is known of it. */
export interface EntryRow {
  readonly indicator: number
  /** The newest figure before the period of the form; one of a part of its period only where no whole one is there. */
  readonly last: PastFigure | null
  /** The figure of a year before. */
  readonly former: PastFigure | null
  /** The least and the most of the whole periods before, a year back; null where there are fewer than three. */
  readonly usual: { readonly least: number; readonly most: number } | null
  /** What another source says of the same. */
  readonly other: (PastFigure & { readonly source: number }) | null
  /** The figure of this period in the current release. */
  readonly published: number | null
  /** How the figure follows from a count of the same form; null: it is typed. */
  readonly computed: ComputedFrom | null
}

/** A share that is a count over a target. */
export interface ComputedFrom {
  /** The indicator of the count. */
  readonly count: number
  /** The target that the publisher's own shares imply, and the newest period that implies it. */
  readonly target: number
  readonly period: PeriodCode
}
