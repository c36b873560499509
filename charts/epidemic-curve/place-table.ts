import type { Measure } from '#domain/reference/curation.ts'
import type { PlaceTotals } from '#domain/surveillance/place-totals.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { ComputedTable } from '#charts/figure.ts'

/** Totals by state as a table: count, share, and weeks with a figure. */
export function placeTotalRows({ places }: PlaceTotals, measure: Measure): ComputedTable {
  return {
    title: `${measure.name} by state`,
    heads: ['State', measure.name, 'Share of the states together, %', 'Weeks with a figure'],
    rows: places.map(({ place, total, share, named }) => [place.name, total, share, named]),
    shown: (value, column) =>
      typeof value === 'number' ? formatNumber(value, column === 2 ? 1 : 0) : (value ?? '–'),
  }
}
