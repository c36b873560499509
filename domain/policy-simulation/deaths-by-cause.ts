import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Estimate } from './intervention.ts'
import type { PolicyData } from './policy-terms.ts'

/** Deaths of a year by cause, and what they are made of. */
export interface DeathsByCause {
  readonly year: number
  /** The number of all deaths, of the source and year of the causes. */
  readonly total: Point
  /** Percent of the deaths, by cause. */
  readonly shares: Readonly<Record<string, number>>
  /** What the official source says now of the same place and year, where it is another. */
  readonly official: Point | null
}

/**
 * The newest year of which one source gives both the deaths at a place and their causes there; null where none does. A mix of
 * another place is never taken.
 */
export function deathsByCause(data: PolicyData, location: number): DeathsByCause | null {
  const { table, terms, causes } = data
  const found = pointsWhere(table, { indicator: terms.deaths, location })
    .filter(({ period }) => periodKind(period) === 'year')
    .toSorted((a, b) => b.period - a.period)
  for (const total of found) {
    const here = causes.filter(
      (cause) =>
        cause.source === total.source && cause.period === total.period && cause.location === location,
    )
    if (here.length === 0) continue
    const official = found.find(
      ({ period, source }) => period === total.period && source !== total.source && isOfficial(data, source),
    )
    return {
      year: periodYear(total.period),
      total,
      shares: Object.fromEntries(here.map(({ category, value }) => [category, value])),
      official: official ?? null,
    }
  }
  return null
}

function isOfficial({ reference, terms }: PolicyData, source: number): boolean {
  return reference.measures.get(measureKey(terms.deaths, source))?.custodian ?? false
}

/** Deaths of one cause: the total and its interval times the share. Shares come without intervals. */
export function deathsOf({ total, shares }: DeathsByCause, cause: string): Estimate | null {
  const share = shares[cause]
  if (share === undefined) return null
  const part = (deaths: number | null) => (deaths === null ? null : (deaths * share) / 100)
  return {
    value: (total.value * share) / 100,
    lower: part(total.lower),
    upper: part(total.upper),
    level: total.intervalLevel,
  }
}
