import type { PointKey } from './point.ts'

/** A figure as one edition of its source says it, so that revisions can be shown side by side. */
export interface EditionFigure extends PointKey {
  /** Revision, round or copy, as its publisher calls it: `2021 revision`. */
  readonly edition: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  /** 90 or 95 (percent); null without an interval. */
  readonly intervalLevel: number | null
  /** Where the edition was read. */
  readonly origin: string
}
