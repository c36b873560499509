import type { Classification } from '#domain/data-source/data-source.ts'

// The tables of the browser database, with the fields of the specification (public features §3).

interface Stamps {
  /** ISO-8601: when the release was published that brought the row. */
  readonly created_at: string
  readonly updated_at: string
}

export interface SourceRow extends Stamps {
  readonly id: number
  readonly datasource: string
  readonly full_name: string
  readonly description: string
  readonly year_available: string
  readonly period_available: string
  readonly methodology: string
  readonly subnational_data: string
  readonly classification: Classification
}

export interface CountryRow {
  readonly id: number
  readonly country: string
}

export interface IndicatorRow extends Stamps {
  readonly id: number
  readonly full_name: string
  readonly short_name: string
  readonly desirable_slope: string | null
  readonly indicator_type: string
  readonly program_area: string
  readonly national_target: number | null
  readonly national_source: string
  /** The year of the target, where one is set. */
  readonly national_information: string
  readonly sdg_target: number | null
  readonly sdg_information: string
  readonly first_related: number | null
  readonly second_related: number | null
  readonly third_related: number | null
  readonly fourth_related: number | null
  readonly factor: number
}

export interface PlaceRow {
  readonly id: number
  readonly name: string
  readonly parent: number | null
  readonly level: number
}

export interface ValueTypeRow {
  readonly id: number
  readonly value_type: string
}

export interface FactorRow {
  readonly id: number
  readonly multiplier_factor: number
  readonly display_factor: string
}

export interface MeasureRow {
  readonly datasource_indicator: string
  readonly measurement_numerator: string
  readonly measurement_denominator: string
  readonly frequency: string
  readonly methodology_estimation: string
  readonly indicator_definition: string
  readonly data_level: string
  readonly national: boolean
  readonly zonal: boolean
  readonly state: boolean
  readonly senatorial: boolean
  readonly lga: boolean
  readonly datasource: number
  readonly indicator: number
}

export interface LinkRow {
  readonly id: number
  readonly period: string
  readonly link: string
  readonly datasource: number
  /** null: of everything that the source publishes. */
  readonly indicator: number | null
}

export interface LevelRow {
  readonly id: number
  readonly name: string
}

/**
 * Figures, block by block: a row holds the figures of one file of a release. `indicator`, `datasource`, `location`, `period` and
 * `value_type` say which figures it has, each once; `value` is the file itself, packed, so that nothing of it is lost.
 */
export interface Block {
  /** The address of the file. It holds the release since which the file is as it is. */
  readonly id: string
  /** null: of no one indicator, as the catalogue. */
  readonly indicator: number | null
  readonly datasource: readonly number[]
  readonly location: readonly number[]
  /** Codes of periods. */
  readonly period: readonly number[]
  readonly value_type: readonly number[]
  readonly value: PackedText
  /** Bytes of `value`. */
  readonly size: number
  /** When it was last put here, in milliseconds: of what was only read, the oldest goes first. */
  readonly read_at: number
  /** 1: somebody keeps it on this device; 0: it was only read. */
  readonly kept: 0 | 1
}

/** A text as the database holds it: compressed, or as it is where a browser cannot. */
export type PackedText = ArrayBuffer | string

/** Something that a reader keeps on this device: which, its files, and how far it has come. */
export interface KeptSet {
  /** `state:20`, `dashboard:Demographics`, `all`. */
  readonly id: string
  /** The release whose files these are, by its hash. */
  readonly release: string
  readonly addresses: readonly string[]
  /** Bytes of its files: before they are here as estimated, then as they are. */
  readonly bytes: number
  readonly status: 'going' | 'stopped' | 'refused' | 'whole'
  /** ISO-8601: when it was whole; empty: never yet. */
  readonly at: string
  /** Somebody passed it on as a file: it is fetched from the site with the next line. */
  readonly isPassed?: boolean
}

/** One value of the database itself, by name. */
export interface Setting {
  readonly name: string
  readonly value: unknown
}
