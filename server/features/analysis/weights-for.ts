import { isoPeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FiguresAcross } from '#domain/statistics/figures-across-places.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import { type FigureRow, valuesOf } from '#domain/statistics/figure-row.ts'
import type { Point } from '#domain/observation/point.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { PublishedFigures } from '#server/release/read-figures.ts'
import { readPoints } from '#server/release/read-points.ts'

export interface WeightsAsked {
  readonly indicator: number
  readonly datasource: number
}

/** The population of each row, and which it is; a place without one is null. */
export interface Weights {
  readonly values: readonly (number | null)[]
  readonly of: WeightsAsked & { readonly name: string; readonly period: string }
}

/**
 * The population that the figures of places are about: the one asked for, else any that fits by the words of the
 * denominator and has a figure of every place. Of several years the one nearest to the figures is taken. Null when none is
 * needed or none is there. Source: methods §7.4, rule 2.
 */
export async function weightsFor(
  database: SqlRunner,
  { reference, release }: PublishedFigures,
  children: FiguresAcross,
  asked: { readonly indicator: number; readonly weights?: WeightsAsked | undefined },
): Promise<Weights | null> {
  const { rows, period } = children
  if (rows.length === 0 || period === null) return null
  const indicator = byId(reference.indicators, asked.indicator)
  const fitting = asked.weights
    ? [asked.weights.indicator]
    : fittingPopulations(indicator, reference.indicators.values()).map(({ id }) => id)
  if (fitting.length === 0) return null
  const locations = rows.map(({ location }) => location)
  const points = await readPoints(database, release.number, {
    indicators: fitting,
    locations,
    ...(asked.weights ? { sources: [asked.weights.datasource] } : {}),
  })
  const complete = [...Map.groupBy(points, keyOf).values()]
    .map((group) =>
      weightsOf(group, rows, reference.indicators.get(group[0]?.indicator ?? 0)?.fullName ?? ''),
    )
    .filter(({ values }) => values.every((value) => value !== null))
  const distance = ({ of }: Weights) => Math.abs(Number(of.period.slice(0, 4)) - periodYear(period))
  return complete.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function keyOf({ indicator, source, period }: Point): string {
  return `${indicator}|${source}|${period}`
}

function weightsOf(points: readonly Point[], rows: readonly FigureRow[], name: string): Weights {
  const byPlace = new Map(points.map((point) => [point.location, point]))
  const own = rows.map((row) => ({ ...row, point: byPlace.get(row.location) ?? null }))
  const [first] = points
  const of = {
    indicator: first?.indicator ?? 0,
    datasource: first?.source ?? 0,
    name,
    period: isoPeriod(first?.period ?? 0),
  }
  return { values: valuesOf(own), of }
}
