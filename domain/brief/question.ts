import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { BriefSubjects } from './subjects.ts'

/** The rows that the key figures of a place are made from. */
export interface PlaceData {
  readonly reference: ReferenceData
  /** The year that counts as now. */
  readonly currentYear: number
  /** Figures of an indicator at every place, down to the states at least; empty where nobody has any. */
  tableOf(indicator: number): ObservationTable
}

/** Whose figures are asked for. */
export interface PlaceQuestion {
  readonly data: PlaceData
  readonly place: Location
}

/** The rows that a brief is made from: with the LGAs, and with the figures of every place, of LGAs those of years. */
export interface BriefData extends PlaceData {
  readonly subjects: BriefSubjects
  /** Figures of one of the grouped subjects by group of people. */
  groupsOf(indicator: number): readonly GroupFigure[]
  /** How many indicators have any figure for a place in the release. */
  heldAt(location: number): number
}

/** Whose brief is asked for. */
export interface BriefQuestion extends PlaceQuestion {
  readonly data: BriefData
}

/** The question about a place by its id. Throws a RangeError for an id that the release does not know. */
export function briefQuestion(data: BriefData, location: number): BriefQuestion {
  return { data, place: byId(data.reference.locations, location) }
}

/** The same question about the nation. */
export function ofNation({ data }: BriefQuestion): BriefQuestion {
  return briefQuestion(data, NATION)
}

/** The zone that a state lies in; null for zones and the nation, which lie in none. */
export function zoneAround({ data, place }: PlaceQuestion): Location | null {
  const zone = zoneOf(data.reference, place)
  return zone === place ? null : zone
}
