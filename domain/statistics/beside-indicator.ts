import { type Coverage, hasFigures, hasParts } from '#domain/choice/coverage.ts'
import { nearPopulations } from './fitting-population.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { standardRelated } from '#domain/indicator/related.ts'

/** Counts are not put together by weights. */
const COUNT = 4

/** The people that figures of states are weighted with, so that they can be put together; null where nothing is, or nobody knows them. */
export function weighingPopulation(
  indicator: Indicator,
  all: Iterable<Indicator>,
  coverage: Coverage,
): number | null {
  if (indicator.factor === COUNT || !hasParts(coverage, indicator.id)) return null
  const [people] = nearPopulations(indicator, all)
  return people && hasFigures(coverage, people.id) ? people.id : null
}

/** The indicators whose files travel with that of another in one: its standard related ones, and the people that it is weighted with. */
export function besideIndicator(
  indicator: Indicator,
  all: Iterable<Indicator>,
  coverage: Coverage,
): number[] {
  const weighing = weighingPopulation(indicator, all, coverage)
  const related = standardRelated(indicator, (id) => hasFigures(coverage, id))
  return weighing === null || related.includes(weighing) ? related : [...related, weighing]
}
