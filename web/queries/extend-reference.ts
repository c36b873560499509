import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { IndicatorData, LgaData } from './indicator-data.ts'

/** The catalogue's reference data with what the loaded files add: measures, and the names of LGAs. */
export function extendReference(
  reference: ReferenceData,
  data: readonly IndicatorData[],
  lgas: readonly LgaData[],
): ReferenceData {
  const measures = new Map(reference.measures)
  for (const { measures: rows } of data) {
    for (const row of rows) measures.set(measureKey(row.indicator, row.source), row)
  }
  if (lgas.length === 0) return { ...reference, measures }
  const locations = new Map(reference.locations)
  for (const location of lgas.flatMap((file) => file.locations)) locations.set(location.id, location)
  return { ...reference, measures, locations }
}
