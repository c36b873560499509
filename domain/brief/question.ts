import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { BriefSubjects } from './subjects.ts'

/** The rows that a brief is made from. */
export interface BriefData {
  /** With the LGAs. */
  readonly reference: ReferenceData
  readonly subjects: BriefSubjects
  /** The year that counts as now. */
  readonly currentYear: number
  /** Figures of one of the subjects at every place, of LGAs those of years; empty where nobody has any. */
  tableOf(indicator: number): ObservationTable
  /** Figures of one of the grouped subjects by group of people. */
  groupsOf(indicator: number): readonly GroupFigure[]
  /** How many indicators have any figure for a place in the release. */
  heldAt(location: number): number
}

/** Whose brief is asked for. */
export interface BriefQuestion {
  readonly data: BriefData
  readonly place: Location
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
export function zoneAround({ data, place }: BriefQuestion): Location | null {
  const zone = zoneOf(data.reference, place)
  return zone === place ? null : zone
}
