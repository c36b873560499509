import type { Group, Named, PlaceNamed } from '#exchange/reading/candidate.ts'

/** A column with figures, and the columns beside it that say more of them. Columns count from 0. */
export interface Measure {
  readonly value: number
  readonly lower?: number
  readonly upper?: number
  readonly numerator?: number
  readonly denominator?: number
  readonly sampleSize?: number
  /** The names that the head of the column gives, where the rows do not. */
  readonly indicator?: string
  readonly period?: string
  readonly place?: string
  readonly groups?: readonly Group[]
  readonly unit?: string
}

/** Columns whose cells are categories of people. */
export interface GroupColumn {
  readonly category: number
  /** The category in words. */
  readonly label?: number
  /** The name of the dimension, or the column in which it stands. */
  readonly dimension: string | number
  /**
   * True where the category belongs to the definition as long as the indicator has no other one: the age of the children of a
   * vaccination.
   */
  readonly mayDefine?: boolean
  /** True where rows without a group have no category, so that one for everybody is named on purpose. */
  readonly namesWhole?: boolean
}

/** The columns of a period: one, or its parts. */
export interface PeriodColumns {
  /** Columns with a whole period, the first that is not empty counts. */
  readonly whole: readonly number[]
  readonly year?: number
  readonly month?: number
  readonly week?: number
  readonly quarter?: number
  /** A day in the period, which gives the year of a week. */
  readonly day?: number
}

/**
 * Where the parts of a figure stand in a table. It is plain JSON: a person may change it, and it is kept with the mapping of a
 * publisher's columns.
 */
export interface Layout {
  readonly indicator: { readonly code: readonly number[]; readonly name: readonly number[] }
  readonly place: {
    readonly code: number | null
    readonly name: number | null
    readonly within: number | null
  }
  readonly period: PeriodColumns
  readonly measures: readonly Measure[]
  readonly groups: readonly GroupColumn[]
  readonly unit: number | null
  readonly source: number | null
  readonly notes: readonly number[]
  /** What holds for the whole table, because its title or its sheet says so. */
  readonly constants: {
    readonly indicator?: Named
    readonly place?: Omit<PlaceNamed, 'within'>
    readonly within?: string
    readonly period?: string
    readonly unit?: string
    readonly level?: number
    readonly groups?: readonly Group[]
  }
}

/** A layout of a table in which nothing is known. */
export const NO_LAYOUT: Layout = {
  indicator: { code: [], name: [] },
  place: { code: null, name: null, within: null },
  period: { whole: [] },
  measures: [],
  groups: [],
  unit: null,
  source: null,
  notes: [],
  constants: {},
}
