import type { Factor } from '#domain/number/factor.ts'

/** Whether more is better. `null` when neither direction is an improvement, as for a population. */
export type Slope = 'Positive' | 'Negative' | null

export interface Indicator {
  readonly id: number
  readonly code: string
  readonly fullName: string
  readonly shortName: string
  readonly programArea: string
  readonly slope: Slope
  readonly type: string
  readonly factor: Factor
  /** Digits after the point that the publishers' precision supports. */
  readonly decimals: number
  readonly definition: string
  readonly numerator: string
  readonly denominator: string
  readonly nationalTarget: number | null
  readonly nationalTargetYear: number | null
  /** Where the target comes from; `indicative` until it is checked against the strategic plan. */
  readonly nationalSource: string
  readonly sdgTarget: number | null
  readonly sdgInformation: string
  /** Ids of related indicators, the closest first. */
  readonly related: readonly number[]
}

/** What is known of whether the publisher gives an interval for the indicator, apart from whether one is held here. */
export const INTERVALS_PUBLISHED = ['yes', 'no', 'not_known'] as const
export type IntervalPublished = (typeof INTERVALS_PUBLISHED)[number]

/** How one source measures one indicator. */
export interface IndicatorSource {
  readonly id: number
  readonly indicator: number
  readonly source: number
  /** The name that the source itself uses. */
  readonly name: string
  readonly definition: string
  readonly numerator: string
  readonly denominator: string
  readonly frequency: string
  readonly method: string
  readonly national: boolean
  readonly zonal: boolean
  readonly state: boolean
  readonly senatorial: boolean
  readonly lga: boolean
  /** Periods in words: `1990, 2003, 2008` or `1980 to 2023 (44 periods)`. */
  readonly periods: string
  readonly comparability: string
  /** The source publishes the official estimate or count; not a survey, and no compilation of others. */
  readonly custodian: boolean
  /** Editions with held intervals, where the current figures may come without any. */
  readonly intervalEditions: readonly string[]
  readonly intervalPublished: IntervalPublished
}
