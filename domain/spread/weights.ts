import { noSourceOf } from '#domain/frame/none.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, indicatorName } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import type { DescribedSet } from './described-set.ts'

/** Weights beside the described points, or why there are none. */
export type Weights =
  | { readonly status: 'found'; readonly values: readonly (number | null)[]; readonly name: Message }
  | { readonly status: 'none'; readonly reason: Message }

/**
 * The weight of each described value in a mean over places: the denominators that the source publishes for
 * all of them, else a population that fits the indicator's denominator, from the one source and year nearest
 * to the figures that has all of these places; `fitting` finds the populations that may do. Source: methods
 * 7.4 (a fitting population, named).
 */
export function weightsOf(
  set: DescribedSet,
  population: ObservationTable | null,
  reference: ReferenceData,
  fitting: typeof fittingPopulations = fittingPopulations,
): Weights {
  if (set.across === 'time') return none(message('weights.of-one-place'))
  if (set.indicator.factor === 4) return none(message('weights.plain-numbers'))
  const own = set.points.map((point) => point.denominator)
  if (own.length > 0 && own.every((count) => count !== null && count > 0)) {
    return { status: 'found', values: own, name: message('weights.published') }
  }
  const [wanted] = fitting(set.indicator, reference.indicators.values())
  const whom = set.indicator.denominator.trim()
  if (!wanted || population === null) {
    return none(
      whom === ''
        ? message('weights.no-denominator')
        : message('weights.no-population', { whom: whom.toLowerCase() }),
    )
  }
  return nearestPopulation(set, pointsWhere(population, { indicator: wanted.id }), wanted, reference)
}

function nearestPopulation(
  { points }: DescribedSet,
  counts: readonly Point[],
  wanted: Indicator,
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
  const indicator = indicatorName(wanted)
  if (!nearest || !first) return none(message('weights.not-all', { indicator, none: noSourceOf(reference) }))
  const source = byId(reference.sources, first.source)
  return {
    status: 'found',
    values: points.map((point) => nearest.get(point.location)?.value ?? null),
    name: message('weights.population', { indicator, cited: cited(source, first.period) }),
  }
}

function distance(edition: ReadonlyMap<number, Point>, year: number): number {
  const [first] = edition.values()
  return first ? Math.abs(periodYear(first.period) - year) : Number.POSITIVE_INFINITY
}

function none(reason: Message): Weights {
  return { status: 'none', reason }
}
