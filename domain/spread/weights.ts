import type { Indicator } from '#domain/indicator/indicator.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Value } from '#domain/message/message.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodLabel, periodYear } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import type { DescribedSet } from './described-set.ts'

/** Weights beside the described points, or why there are none. */
export type Weights =
  | { readonly status: 'found'; readonly values: readonly (number | null)[]; readonly name: Value }
  | { readonly status: 'none'; readonly reason: Value }

/**
 * What each described value counts for in a mean over places: the denominators that the source publishes for all of them,
 * else a population that fits the indicator's denominator, from the one source and year nearest to the figures that has all
 * of these places. Source: methods §7.4 (a fitting population, named).
 */
export function weightsOf(
  set: DescribedSet,
  population: ObservationTable | null,
  reference: ReferenceData,
): Weights {
  if (set.across === 'time') return none('Weights belong to places; these values are of one place.')
  if (set.indicator.factor === 4) return none('Plain numbers of places are not averaged by population.')
  const own = set.points.map((point) => point.denominator)
  if (own.length > 0 && own.every((count) => count !== null && count > 0)) {
    return { status: 'found', values: own, name: 'the denominators that the source publishes' }
  }
  const [wanted] = fittingPopulations(set.indicator, reference.indicators.values())
  const whom = set.indicator.denominator.trim()
  if (!wanted || population === null) {
    return none(
      whom === ''
        ? 'The indicator states no denominator, so no population fits it.'
        : `This release has no number of “${whom.toLowerCase()}” for each place.`,
    )
  }
  return nearestPopulation(set, pointsWhere(population, { indicator: wanted.id }), wanted, reference)
}

function nearestPopulation(
  { points }: DescribedSet,
  counts: readonly Point[],
  { shortName }: Indicator,
  reference: ReferenceData,
): Weights {
  const year = periodYear(points[0]?.period ?? 0)
  const editions = [...Map.groupBy(counts, (point) => `${point.source}:${point.period}`).values()]
  const complete = editions
    .map((edition) => new Map(edition.map((point) => [point.location, point])))
    .filter((edition) => points.every((point) => edition.has(point.location)))
    .toSorted((a, b) => distance(a, year) - distance(b, year))
  const [nearest] = complete
  const [first] = nearest?.values() ?? []
  const name = midSentence(shortName)
  if (!nearest || !first) return none(`No source has the ${name} of all these places.`)
  const source = known(reference.sources, first.source)
  return {
    status: 'found',
    values: points.map((point) => nearest.get(point.location)?.value ?? null),
    name: `${name}, ${source.name} ${periodLabel(first.period, source.periodLabels)}`,
  }
}

function distance(edition: ReadonlyMap<number, Point>, year: number): number {
  const [first] = edition.values()
  return first ? Math.abs(periodYear(first.period) - year) : Number.POSITIVE_INFINITY
}

function none(reason: string): Weights {
  return { status: 'none', reason }
}
