import { unlistedSource } from '#domain/data-source/unlisted-source.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { cohortOfDoses } from '#domain/observation/birth-cohort.ts'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { CheckKind } from './check-kind.ts'

/** Id of the source that a reader describes in words; no source of a release has it. */
export const OWN_SOURCE = 0

/** A figure that somebody has in hand, to be held against the evidence. */
export interface AskedNumber {
  readonly indicator: Indicator
  readonly location: Location
  readonly period: PeriodCode
  readonly value: number
  /** A source of the release, or one described in words (`ownSource`). */
  readonly source: DataSource
  /** The doses, deaths or cases behind the figure, and the people that they are divided by. */
  readonly numerator: number | null
  readonly denominator: number | null
  /** The counts of the twelve months of the year, from January; null: not given. */
  readonly months: readonly (number | null)[] | null
}

const SURVEYED = /\b(survey|lqas|smart|mics|n?dhs|nics|interview|post-campaign)\b/i
const MODELLED = /\b(estimate|model|projection|wuenic)\b/i

/**
 * A source as somebody describes it: `our DHIS2`. Without a word that says survey or model it is a count of facilities, as nearly
 * all figures are that somebody doubts.
 */
export function ownSource(words: string): DataSource {
  const name = words.trim()
  const classification = /\bdhis/i.test(name)
    ? 'Routine'
    : SURVEYED.test(name)
      ? 'Survey'
      : MODELLED.test(name)
        ? 'Estimate'
        : 'Routine'
  return unlistedSource({ id: OWN_SOURCE, name, classification })
}

/** The reference data in which the source of the figure is known too. */
export function withItsSource(reference: ReferenceData, { source }: AskedNumber): ReferenceData {
  return { ...reference, sources: new Map(reference.sources).set(source.id, source) }
}

/**
 * The figure as a point, with the time that it is about: that of its source's own figures of the period where these are held, else
 * for doses the year of birth of the children who reach their age.
 */
export function askedPoint(
  { indicator, location, period, value, source, numerator, denominator }: AskedNumber,
  table: ObservationTable,
  { curation, kind }: { readonly curation: ReferenceData['curation']; readonly kind: CheckKind },
): Point {
  const known = pointsWhere(table, { indicator: indicator.id, source: source.id, period })[0]
  const ofBirths: Coordinates =
    kind === 'doses' || tellsBirths(table)
      ? { ...NO_COORDINATES, birthCohort: cohortOfDoses(period, curation.dueAges[indicator.id] ?? 0) }
      : NO_COORDINATES
  return pointOf({
    indicator: indicator.id,
    source: source.id,
    location: location.id,
    period,
    value,
    numerator,
    denominator,
    ...(Number.isInteger(value) && { isWholeNumber: true }),
    coordinates: known?.coordinates ?? ofBirths,
  })
}

function tellsBirths({ coordinates }: ObservationTable): boolean {
  return coordinates.some(({ birthCohort }) => birthCohort !== null)
}
