import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Option, placeTree } from '#sections/definition/options.ts'

interface PlaceList {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: readonly number[]
  /** Null: any source. */
  readonly source: number | null
}

/** The nation, its zones and their states; places without a figure of any of the indicators cannot be chosen. */
export function placesWithFigures({ table, reference, indicators, source }: PlaceList): Option[] {
  const ids = new Set(indicators)
  const withFigures = new Set<number>()
  for (const point of pointsWhere(table, source === null ? {} : { source })) {
    if (ids.has(point.indicator)) withFigures.add(point.location)
  }
  const reason = message('indicator-comparison.no-figure')
  return placeTree(reference, ({ id }) => ({ reason: withFigures.has(id) ? null : reason }))
}
