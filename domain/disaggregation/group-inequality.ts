import { inequality, type Inequality } from '#domain/inequality/inequality.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { overlappingAges } from './age-band.ts'
import { categoryName, dimensionWords, isOrdered } from './dimension.ts'
import type { GroupFigure } from './group-figure.ts'
import type { Category } from './group-filter.ts'
import { groupPoint } from './group-point.ts'

/** How unequal groups are, or one sentence on why that cannot be said. */
export type GroupInequality =
  | { readonly status: 'ok'; readonly ordered: boolean; readonly measures: Inequality }
  | { readonly status: 'refused'; readonly reason: string }

/** The greatest possible figure. Plain numbers such as births per woman have none, so that only lines can be fitted. */
const GREATEST: Readonly<Record<Factor, number>> = { 1: 1000, 2: 100, 3: 100_000, 4: Number.MAX_VALUE }

/**
 * Measures of inequality between the groups of one source, place and period. `expected` are the categories that the source
 * has in other places or periods: one without a figure here is missing, not absent. Source: methods §6.
 */
export function groupInequality(
  figures: readonly GroupFigure[],
  expected: readonly Category[],
  indicator: Indicator,
): GroupInequality {
  const dimension = figures[0]?.dimension ?? ''
  const reason = refusal(figures, dimension, indicator)
  if (reason !== null) return { status: 'refused', reason }
  const ordered = isOrdered(dimension)
  const groups = expected.map(({ category, order, name }) => {
    const figure = figures.find((candidate) => candidate.category === category)
    const point = figure ? groupPoint(figure, null) : null
    return {
      label: name,
      order,
      estimate: point?.value ?? null,
      lower: point?.lower ?? null,
      upper: point?.upper ?? null,
      population: figure?.populationShare ?? null,
    }
  })
  const measures = inequality({
    groups,
    // Without a desirable direction the most advantaged are compared with the most disadvantaged.
    favourable: indicator.slope !== 'Negative',
    ordered,
    scale: GREATEST[indicator.factor],
  })
  if (measures.status === 'ok') return { status: 'ok', ordered, measures }
  return {
    status: 'refused',
    reason: 'Two groups with figures are needed to compare them; here there are fewer.',
  }
}

function refusal(figures: readonly GroupFigure[], dimension: string, indicator: Indicator): string | null {
  const { by, kind } = dimensionWords(dimension)
  if (kind === 'parts') {
    return `Figures by ${by} are not figures of groups of people, so measures of inequality have no meaning for them.`
  }
  if (figureUnit(indicator) === 'count') {
    return 'Counts grow with the number of people in a group, so they do not measure inequality between groups.'
  }
  const overlap = overlappingAges(figures.map(({ category }) => category))
  if (overlap === null) return null
  const [first, second] = overlap.map((category) => categoryName(dimension, category))
  return `The groups ${first} and ${second} overlap, so they cannot be compared as parts of one population.`
}
