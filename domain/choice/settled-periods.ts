import { NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { type Settled, settledBy } from '#domain/observation/settled.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** How far the figures of a source are settled in a period, as seen from a place. */
export type SettledAt = (source: number, location: number, period: PeriodCode) => Settled

/**
 * How far figures are settled, from their flags. A place's own figure decides, else that of the place it lies
 * in, else the state of most of the places below; a period without any of them is whole, as LGAs are read
 * from a file of their own.
 */
export function settledPeriods(
  table: ObservationTable,
  { locations }: Pick<ReferenceData, 'locations'>,
): SettledAt {
  const unsettled = unsettledRows(table)
  return (source, location, period) => {
    const own = unsettled.get(keyOf(source, period))
    if (!own) return 'whole'
    for (let place: number | null = location; place !== null; place = parentOf(place, locations)) {
      const known = own.get(place)
      if (known) return known
    }
    const below = [...own].filter(
      ([place]) => location === NATION || locations.get(place)?.parent === location,
    )
    return most(below.map(([, settled]) => settled))
  }
}

function parentOf(place: number, locations: ReferenceData['locations']): number | null {
  return locations.get(place)?.parent ?? null
}

function keyOf(source: number, period: PeriodCode): string {
  return `${source}:${period}`
}

/** By source and period the places with figures and how far these are settled, of periods in which one is not whole. */
function unsettledRows(table: ObservationTable): Map<string, Map<number, Settled>> {
  const rowKey = (row: number) => keyOf(table.source[row] ?? 0, table.period[row] ?? 0)
  const found = new Map<string, Map<number, Settled>>()
  for (let row = 0; row < table.length; row++) {
    if (settledBy(table.flags[row] ?? []) !== 'whole') found.set(rowKey(row), new Map())
  }
  if (found.size === 0) return found
  for (let row = 0; row < table.length; row++) {
    found.get(rowKey(row))?.set(table.location[row] ?? 0, settledBy(table.flags[row] ?? []))
  }
  return found
}

function most(all: readonly Settled[]): Settled {
  const [first] = [...Map.groupBy(all, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? 'whole'
}
