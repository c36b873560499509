import type { Sex } from './sex.ts'
import type { StatedGap } from './stated-gap.ts'

/**
 * Knowledge about particular indicators and sources of the data set that stands in none of its tables. The
 * catalogue says it (`catalogue/curation.ts`); the mathematics is handed it with the reference data and names
 * no id itself.
 */
export interface Curation {
  /** Diseases that the data have by week. The first is shown unless the reader says otherwise. */
  readonly diseases: readonly Disease[]
  /** The people that counts are divided by; null where the data have none. */
  readonly population: Population | null
  /** Counts of facilities by month that are added up over a quarter. */
  readonly routineCounts: readonly RoutineCount[]
  /** Indicators that are held against each other. */
  readonly relatedPairs: readonly RelatedPair[]
  /** Shares of the same people, of which one bounds the other. */
  readonly sharePairs: readonly SharePair[]
  /** Sources in which a government reports vaccination: its own figure, else doses over the target population. Methods §8.1. */
  readonly reportedVaccination: readonly number[]
  /** Age in months at which a dose is due, by indicator, for doses that are given after the first birthday. */
  readonly dueAges: Readonly<Record<number, number>>
  /** Age in weeks at which a dose is due, by the coverage that counts it. */
  readonly dueWeeks: Readonly<Record<number, number>>
  /** The counts of people and births that a target population is held against; null where the data have none. */
  readonly peopleCounts: PeopleCounts | null
  /** The source that a forecast opens with where it has the indicator; null: the one that fits best. */
  readonly forecastSource: number | null
  /** Sources of estimates that are the custodians of those estimates; others print these or estimate anew. */
  readonly officialEstimators: readonly number[]
  /** Triangulations to begin with: figures of the nation that make pairs enough for a score. */
  readonly readyTriangulations: readonly ReadyTriangulation[]
  readonly otherNames: OtherNames
  /** Why particular figures are missing, as far as somebody has looked. */
  readonly gaps: readonly StatedGap[]
  /** The year in which places were made that are younger than some figures, by id. */
  readonly madeIn: Readonly<Record<number, number>>
  /**
   * The time when vaccines and later doses came into the programme, by indicator. An indicator without an
   * entry was there before any figure.
   */
  readonly introduced: Readonly<Record<number, Introduction>>
  /** Indicators that are about one sex alone; those that are not named are about everybody. */
  readonly ofOneSex: Readonly<Record<Sex, readonly number[]>>
  /** Series whose level their own remark calls wrong: the order of places may be read off them, and nothing else. */
  readonly orderAlone: readonly { readonly indicator: number; readonly source: number }[]
}

/** Of data about which nothing more is known, such as figures that a caller brings along. */
export const NO_CURATION: Curation = {
  diseases: [],
  population: null,
  routineCounts: [],
  relatedPairs: [],
  sharePairs: [],
  reportedVaccination: [],
  dueAges: {},
  dueWeeks: {},
  peopleCounts: null,
  forecastSource: null,
  officialEstimators: [],
  readyTriangulations: [],
  otherNames: { places: {}, sources: {} },
  gaps: [],
  madeIn: {},
  introduced: {},
  ofOneSex: { female: [], male: [] },
  orderAlone: [],
}

/** A source to hold against others about one indicator. */
export interface ReadyTriangulation {
  readonly indicator: number
  readonly primary: number
  readonly comparisons: readonly number[]
}

/** The year in which something was given for the first time, and the source that says so. */
export interface Introduction {
  readonly year: number
  readonly source: number
}

/** Names that people use, in small letters → the name in the data set. */
export interface OtherNames {
  readonly places: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
}

/** Indicator and source of numbers of people. */
export interface Population {
  readonly indicator: number
  readonly source: number
}

/** Indicators of how many people of a kind there are, and of births for each 1,000 people. */
export interface PeopleCounts {
  readonly people: number
  readonly birthRate: number
  readonly infants: number
  readonly underFive: number
  readonly women: number
  /** Infants as a plan of vaccination has them. */
  readonly plannedInfants: number
}

/** A count of services or events by month. Months of it add up; those of a coverage and of a stock do not. */
export interface RoutineCount {
  readonly indicator: number
  /** The coverage whose numerator it is, by the same source; null where it is none. */
  readonly numeratorOf: number | null
  /**
   * The indicator shown beside it, such as the cases of the disease that the doses prevent; null for none.
   */
  readonly beside: number | null
}

/**
 * The nature of a weekly count: `new` cases of the week, a `cumulative` count at its end, or a `stock` of
 * open cases at its end.
 */
export type CountNature = 'new' | 'cumulative' | 'stock'

/** A count of a disease by week. */
export interface Measure {
  readonly indicator: number
  readonly nature: CountNature
  /** As a choice: `Confirmed cases`. */
  readonly name: string
  /** Several of them inside a sentence: `confirmed cases of Lassa fever`. */
  readonly many: string
  /** One of them. */
  readonly one: string
  /** Indicator of the map: the count of a year; null where there is none by state. */
  readonly mapped: number | null
}

/** A disease reported by week. */
export interface Disease {
  readonly name: string
  /** The first is shown unless the reader says otherwise. */
  readonly measures: readonly Measure[]
  /** Indicator whose national figure shows that a report of the week was made. */
  readonly reports: number
  /** Null where no share that died is worked out: no deaths, or cases that are not confirmed. */
  readonly fatality: Fatality | null
}

/** Where the share that died is worked out from. */
export interface Fatality {
  readonly cases: number
  readonly deaths: number
  /** Ratio as published; null where there is none. */
  readonly published: number | null
  /** `year`: counts of whole years. `cumulative`: counts so far, of which many cases may still be open. */
  readonly counts: 'year' | 'cumulative'
}

/**
 * How two indicators of one source belong together. `drop_out`: a first and a later dose. `not_more`: the second counts some of
 * those that the first counts, so it cannot be more.
 */
export interface RelatedPair {
  readonly kind: 'drop_out' | 'not_more'
  readonly first: number
  readonly second: number
  /** Both counts are of the same week, and those of the second can belong to people counted in the first earlier. */
  readonly mayLag: boolean
}

/**
 * How two shares of the same people belong together, in one survey or system. `inside`: the second counts some of those of the first;
 * `together`: nobody is counted in both; `make`: the second and the one `beside` it make the first; `one_visit`: two doses that are given
 * at one visit.
 */
export interface SharePair {
  readonly kind: 'inside' | 'together' | 'one_visit' | 'make'
  readonly first: number
  readonly second: number
  readonly beside?: number
  /** Points by which rounding and other cadres of staff may pass the bound. */
  readonly tolerance: number
}
