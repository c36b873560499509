import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Estimate } from './intervention.ts'
import type { PolicyData } from './policy-terms.ts'

/** The number of all deaths, of the source and year of the causes. */
export type DeathTotal = Pick<Point, 'value' | 'lower' | 'upper' | 'intervalLevel' | 'source' | 'period'>

/** Deaths of a year by cause, and their sources. */
export interface DeathsByCause {
  readonly year: number
  readonly total: DeathTotal
  /** Number of deaths, by cause. */
  readonly deaths: Readonly<Record<string, Estimate>>
  /** The official source's present figure of the same place and year, where it is another. */
  readonly official: Point | null
}

/** Deaths of so many years ago say nothing of the means to lower those of now. */
const LONGEST_AGO = 10

/**
 * The newest year of which one source gives the deaths at a place by cause: as numbers, or as shares of the deaths that it counts.
 * Null where none of the last ten years has them. A mix of another place is never taken.
 */
export function deathsByCause(data: PolicyData, location: number): DeathsByCause | null {
  const { table, terms, currentYear } = data
  const totals = pointsWhere(table, { indicator: terms.deaths, location }).filter(isOfYear)
  const [newest] = [...countedDeaths(data, location), ...sharedDeaths(data, location, totals)]
    .filter(({ total }) => periodYear(total.period) >= currentYear - LONGEST_AGO)
    .toSorted((a, b) => b.total.period - a.total.period)
  if (!newest) return null
  const { source, period } = newest.total
  const official = totals.find(
    (point) => point.period === period && point.source !== source && isOfficial(data, point.source),
  )
  return { ...newest, year: periodYear(period), official: official ?? null }
}

type Found = Pick<DeathsByCause, 'total' | 'deaths'>

/** Years in which one source numbers the deaths of every cause. */
function countedDeaths({ table, terms }: PolicyData, location: number): Found[] {
  const causes = Object.entries(terms.counted)
  const points = causes.flatMap(([cause, indicators]) =>
    indicators.flatMap((indicator) =>
      pointsWhere(table, { indicator, location })
        .filter(isOfYear)
        .map((point) => ({ cause, point })),
    ),
  )
  const wanted = causes.flatMap(([, indicators]) => indicators).length
  return [...Map.groupBy(points, ({ point }) => `${point.source} ${point.period}`).values()].flatMap(
    (all) => {
      const [first] = all
      if (!first || all.length < wanted) return []
      const sum = (some: typeof all) => some.reduce((total, { point }) => total + point.value, 0)
      const numbers = [...Map.groupBy(all, ({ cause }) => cause)].map(
        ([cause, own]) => [cause, withoutBounds(sum(own))] as const,
      )
      const { source, period } = first.point
      const total = { value: sum(all), lower: null, upper: null, intervalLevel: null, source, period }
      return [{ total, deaths: Object.fromEntries(numbers) }]
    },
  )
}

/** Years in which a source numbers the deaths and gives the share of each cause. Shares come without intervals. */
function sharedDeaths({ causes }: PolicyData, location: number, totals: readonly Point[]): Found[] {
  return totals.flatMap((total) => {
    const { source, period } = total
    const here = causes.filter(
      (one) => one.source === source && one.period === period && one.location === location,
    )
    if (here.length === 0) return []
    const numbers = here.map(({ category, value }) => [category, partOf(total, value)] as const)
    return [{ total, deaths: Object.fromEntries(numbers) }]
  })
}

function partOf({ value, lower, upper, intervalLevel }: Point, share: number): Estimate {
  const part = (deaths: number | null) => (deaths === null ? null : (deaths * share) / 100)
  return { value: (value * share) / 100, lower: part(lower), upper: part(upper), level: intervalLevel }
}

function withoutBounds(value: number): Estimate {
  return { value, lower: null, upper: null, level: null }
}

function isOfYear({ period }: Point): boolean {
  return periodKind(period) === 'year'
}

function isOfficial({ reference, terms }: PolicyData, source: number): boolean {
  return reference.measures.get(measureKey(terms.deaths, source))?.custodian ?? false
}

/** Percent of the deaths that are of one cause; undefined where the cause is none of them. */
export function shareOf({ total, deaths }: DeathsByCause, cause: string): number | undefined {
  const own = deaths[cause]
  return own && (100 * own.value) / total.value
}
