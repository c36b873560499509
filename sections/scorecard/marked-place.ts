import type { ScorecardRow } from '#charts/scorecard/model.ts'
import { NATION } from '#domain/location/location.ts'
import { placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The row that a chosen place is in: its own, else that of the smallest place around it. The nation needs no mark. */
export function markedPlace(
  rows: readonly ScorecardRow[],
  chosen: number | null,
  reference: ReferenceData,
): ScorecardRow['place'] | null {
  if (chosen === null) return null
  for (const id of placesAbove(reference, chosen)) {
    const place = id === NATION ? undefined : rows.find((row) => row.place.id === id)?.place
    if (place) return place
  }
  return null
}
