import { latestPoint, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Population } from '#domain/reference/curation.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { smallNumber } from '#domain/small-numbers/suppression.ts'
import type { PlaceTotal } from './place-totals.ts'

/** Cases for each 100,000 people of the same year. */
export interface Incidence extends PlaceTotal {
  readonly population: Point
  readonly rate: number
  /** Fewer than 20 cases: the rate can change much by chance (methods §11). */
  readonly unstable: boolean
}

/** Years with a population, the newest first. */
export function populationYears(table: ObservationTable, people: Population | null): number[] {
  if (!people) return []
  const years = pointsWhere(table, people)
    .filter(({ period }) => periodKind(period) === 'year')
    .map(({ period }) => periodYear(period))
  return [...new Set(years)].sort((a, b) => b - a)
}

/** Rates of the places with a population of that year, the highest first. */
export function incidenceOf(
  places: readonly PlaceTotal[],
  year: number,
  table: ObservationTable,
  people: Population,
): Incidence[] {
  return places
    .flatMap((entry) => {
      const population = latestPoint(table, { ...people, location: entry.place.id, period: year * 1000 })
      if (!population || population.value <= 0) return []
      const unstable = !smallNumber({ kind: 'event_rate', events: entry.total }).ranked
      return [{ ...entry, population, rate: (100_000 * entry.total) / population.value, unstable }]
    })
    .toSorted((a, b) => b.rate - a.rate)
}
