import type { Indicator } from '#domain/indicator/indicator.ts'

/** What a figure says of itself. */
export type About = Pick<Indicator, 'shortName' | 'fullName' | 'factor' | 'denominator'>

/** What is asked of a measure that the figure is not. */
export interface OtherMeasure {
  readonly isOf: (about: About) => boolean
  /** The first group: what the answer would leave out. */
  readonly words: RegExp
  /** Said as well, that measure is meant. */
  readonly unless?: RegExp
}
