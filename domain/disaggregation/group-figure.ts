import type { PointKey } from '#domain/observation/point.ts'

/** The key of a figure of a group of people: a sex, an age, a wealth group. */
export interface GroupKey extends PointKey {
  /** As in the data: `wealth_quintile`. */
  readonly dimension: string
  readonly category: string
}

/** A figure of one group of people, such as a sex or an age. `populationShare` is a percentage. Gaps are null. */
export interface GroupFigure extends GroupKey {
  /** Where the category stands among those of its dimension; for wealth the poorest come first. */
  readonly categoryOrder: number
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly populationShare: number | null
}
