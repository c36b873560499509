import { message, type Value } from '#domain/message/message.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Light } from './thresholds.ts'

/** The checks of a routine series, in the order in which they are shown. Source: methods §2. */
export const CHECK_NAMES = [
  'completeness',
  'outliers',
  'parts',
  'over_time',
  'related',
  'external',
  'denominators',
] as const

export type CheckName = (typeof CHECK_NAMES)[number]

/** A number behind a light. */
export interface QualityFact {
  readonly name: Value
  readonly value: Value
}

/** A place or period that needs a look. */
export interface Flagged {
  readonly what: Value
  readonly detail: Value
  readonly location: number
  readonly period: PeriodCode
}

/** One check: its light, or why there is none. Nothing is replaced; a suggestion is named so. */
export interface QualityCheck {
  readonly name: CheckName
  /** Null when the check could not be made. */
  readonly light: Light | null
  /** The finding, one sentence. */
  readonly finding: Value
  readonly facts: readonly QualityFact[]
  readonly flagged: readonly Flagged[]
  /** The parts that could not be judged, and why, in sentences. */
  readonly notJudged: readonly Value[]
  /** Part of the overall score, 0 to 100; null when there is none. */
  readonly share: number | null
}

/** The series to check. `table` holds the indicator, and the related ones and surveys that should be looked at. */
export interface QualityQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly source: number
  readonly location: number
  /** The period judged; null: the newest of the series. */
  readonly period: PeriodCode | null
}

/** The input of each check. */
export interface ReviewedSeries extends QualityQuestion {
  readonly period: PeriodCode
  /** The place's own figures without projections, the oldest first. */
  readonly series: readonly Point[]
}

/** Counts of a disease rise and fall by themselves. */
export const OUTBREAK_NOTE = message('quality-checks.outbreak')

/** A check without a light. */
export function notMade(name: CheckName, finding: Value, notJudged: readonly Value[] = []): QualityCheck {
  return { name, light: null, finding, facts: [], flagged: [], notJudged, share: null }
}

const GRAVITY: readonly Light[] = ['green', 'amber', 'red']

/** The gravest of some lights; null for none. */
export function gravest(lights: readonly Light[]): Light | null {
  return lights.toSorted((a, b) => GRAVITY.indexOf(b) - GRAVITY.indexOf(a))[0] ?? null
}
