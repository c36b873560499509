import type { Classification, LicenceClass } from '#domain/data-source/data-source.ts'
import type { EvidenceKind } from '#domain/evidence/evidence.ts'
import type { IndicatorSource, Slope } from '#domain/indicator/indicator.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { BesideName } from '#domain/observation/columns.ts'
import type { WithheldRule } from '#domain/observation/gap.ts'
import type { Level } from '#domain/location/location.ts'

/**
 * The files of the fast path, as they travel. Every address holds the hash of a release, so an answer never changes and may
 * be kept for ever; that of an indicator's file holds the release since which it is as it is (`file-release.ts`), so that a
 * release renames only what it changes. Decoding is in `release-decode.ts`, encoding in `release-encode.ts`.
 */
export interface ReleaseStamp {
  readonly number: number
  readonly hash: string
  /** ISO-8601 UTC. */
  readonly published_at: string
  readonly note: string
}

export interface CatalogueIndicator {
  readonly id: number
  readonly code: string
  readonly full_name: string
  readonly short_name: string
  readonly program_area: string
  readonly slope: Slope
  readonly type: string
  readonly factor: Factor
  readonly decimals: number
  readonly definition: string
  readonly numerator: string
  readonly denominator: string
  readonly national_target: number | null
  readonly national_target_year: number | null
  readonly national_source: string
  readonly sdg_target: number | null
  readonly sdg_information: string
  readonly related: readonly number[]
  /** Pairs of source id and bit mask of the levels with figures: national 1, zonal 2, state 4, LGA 8, senatorial 16. */
  readonly coverage: readonly (readonly [source: number, levels: number])[]
}

export interface CatalogueSource {
  readonly id: number
  readonly name: string
  readonly full_name: string
  readonly description: string
  readonly classification: Classification
  readonly methodology: string
  readonly custodian: string
  readonly years_available: string
  readonly period_available: string
  readonly subnational: string
  readonly link: string
  readonly licence: string
  /** Absent in releases made before licences had classes. */
  readonly licence_class?: LicenceClass
  readonly citation: string
  readonly vintage: string
  readonly has_data: boolean
  readonly derived_from: readonly number[]
  readonly period_labels: Readonly<Record<string, string>>
}

/** Evidence as it travels: without where its dates were read. Spans are period codes. */
export type EvidenceRow = readonly [
  id: string,
  kind: EvidenceKind,
  title: string,
  fieldworkStart: number | null,
  fieldworkEnd: number | null,
  birthCohort: number | null,
  currentSource: number | null,
]

export interface CatalogueDashboard {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly description: string
  readonly indicators: readonly number[]
  readonly default_indicators: readonly number[]
  readonly data_sources: readonly number[]
  readonly initial_indicator: number | null
  readonly initial_datasource: number | null
  readonly initial_location: number
  readonly show_related: boolean
  readonly sections: readonly string[]
  readonly waiting_for: string
}

/** Row of a location: id, name, level, parent. */
export type LocationRow = readonly [id: number, name: string, level: Level, parent: number | null]

/** Ids that follow each other, both ends included. */
export type IdRun = readonly [first: number, last: number]

/** Everything that menus need, as the store has it; locations down to state. It travels in columns (`catalogue-columns.ts`). */
export interface CatalogueFile {
  readonly release: ReleaseStamp
  /**
   * Indicators whose files are still those of an earlier release, by its hash, the oldest first; absent without any. All
   * others have new files in this release.
   */
  readonly earlier?: readonly (readonly [hash: string, indicators: readonly number[]])[]
  readonly indicators: readonly CatalogueIndicator[]
  readonly sources: readonly CatalogueSource[]
  /** Absent in releases made before figures had coordinates. */
  readonly evidence?: readonly EvidenceRow[]
  readonly locations: readonly LocationRow[]
  readonly dashboards: readonly CatalogueDashboard[]
  /** The ids of LGAs and senatorial districts, whose names travel with figures of theirs; absent in earlier releases. */
  readonly below_states?: readonly IdRun[]
}

export interface CitationRow {
  readonly id: number
  readonly note: string
  readonly citation: string
  readonly url: string
}

/** Numbers beside the values of points, in columns; null is a gap. */
export type NumberLists = { readonly [Name in BesideName]?: readonly (number | null)[] }

/**
 * Points of one indicator in columns of equal length, sorted by source, location, period. The three key columns hold
 * positions in the dictionaries. A column without any value is absent; gaps are null.
 */
export interface PointColumns extends NumberLists {
  readonly source: readonly number[]
  readonly location: readonly number[]
  readonly period: readonly number[]
  readonly value: readonly number[]
  /** Positions in `dictionaries.flags`; null for none. */
  readonly flags?: readonly (number | null)[]
  /** Positions in `dictionaries.coordinates`; null where nothing is known but the period. */
  readonly coordinates?: readonly (number | null)[]
}

/**
 * The coordinates of a figure. `start` and `end` of its reference period are distances of their codes from
 * that of its period, `cohort` is the distance of the birth cohort from the year of its period.
 */
export type CoordinatesRow = readonly [
  start: number | null,
  end: number | null,
  cohort: number | null,
  evidence: readonly string[],
  edition: string,
  supersededBy: number | null,
]

/** A figure that is kept back. */
export type WithheldRow = readonly [source: number, location: number, period: number, rule: WithheldRule]

/** A figure that was taken out. */
export type WithdrawnRow = readonly [
  source: number,
  location: number,
  period: number,
  value: number,
  reason: string,
]

export interface PointFile {
  readonly release: string
  readonly indicator: number
  readonly dictionaries: {
    readonly sources: readonly number[]
    readonly locations: readonly number[]
    /** Period codes, see domain/period. */
    readonly periods: readonly number[]
    /** Sets of flags that occur together. */
    readonly flags: readonly (readonly string[])[]
    /** Absent where nothing is known but periods. */
    readonly coordinates?: readonly CoordinatesRow[]
  }
  readonly columns: PointColumns
  /** Figures that rest on too few people: where they stand and which rule keeps them back; absent without any. */
  readonly withheld?: readonly WithheldRow[]
  /** Figures that were taken out, with their value then and why; absent without any. */
  readonly withdrawn?: readonly WithdrawnRow[]
  readonly citations: readonly CitationRow[]
}

/** A source's way of measuring an indicator. Members added after the first release travel only where they are not empty. */
export type MeasureRow = Omit<IndicatorSource, LaterMember> & Partial<Pick<IndicatorSource, LaterMember>>

type LaterMember = 'custodian' | 'intervalEditions' | 'intervalPublished'

/** `GET /api/releases/{hash}/indicators/{id}`: nation, zones and states, all sources, periods and value types. */
export interface IndicatorFile extends PointFile {
  readonly measures: readonly MeasureRow[]
  /** Source id and period codes with figures of LGAs: years are in the LGA file, others in those by state. */
  readonly lga: readonly (readonly [source: number, periods: readonly number[]])[]
}

/**
 * `GET /api/releases/{hash}/indicators/{id}/lga`: LGAs and senatorial districts by year, with their names and those of the ones
 * that have figures by month only.
 */
export interface LgaFile extends PointFile {
  readonly locations: readonly LocationRow[]
}

/**
 * `GET /api/releases/{hash}/indicators/{id}/lga/{state}`: the LGAs of one state by month, week or quarter. A country of such
 * figures is too much for one file: measles 1 alone has 52,799 months.
 */
export type LgaMonthsFile = LgaFile

/**
 * `GET /api/releases/{hash}/indicators/{id}/reporting`: how many of its LGAs have a figure, by state and month, so that a
 * country can be judged without the files of its LGAs. Only rows with at least one.
 */
export interface ReportingFile {
  readonly release: string
  readonly indicator: number
  /** State and how many LGAs it has. */
  readonly due: readonly (readonly [state: number, lgas: number])[]
  readonly dictionaries: {
    readonly sources: readonly number[]
    readonly states: readonly number[]
    /** Period codes, see domain/period. */
    readonly periods: readonly number[]
  }
  /** Columns of equal length; the keys hold positions in the dictionaries. */
  readonly columns: {
    readonly source: readonly number[]
    readonly state: readonly number[]
    readonly period: readonly number[]
    /** LGAs with a figure. */
    readonly figures: readonly number[]
    /** LGAs with a numerator: those whose count is known. */
    readonly numerators: readonly number[]
  }
}

/**
 * `GET /api/releases/{hash}/indicators/{id}/lga-counts`: how many figures there are of LGAs and senatorial districts, so that one
 * can say what was chosen without the files of these.
 */
export interface LocalCountsFile {
  readonly release: string
  readonly indicator: number
  readonly counts: readonly (readonly [
    source: number,
    level: Extract<Level, 4 | 5>,
    year: number,
    figures: number,
  ])[]
}
