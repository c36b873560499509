import { type Message, message } from '#domain/message/message.ts'
import { inequality, type Inequality } from '#domain/inequality/inequality.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { overlappingAges } from './age-band.ts'
import { isOfParts, isOrdered } from './dimension.ts'
import { categoryName, dimensionName } from './dimension-name.ts'
import type { GroupFigure } from './group-figure.ts'
import type { Category } from './group-filter.ts'
import { groupPoint } from './group-point.ts'

/** How unequal groups are, or one sentence on why that cannot be said. */
export type GroupInequality =
  | {
      readonly status: 'ok'
      readonly dimension: string
      readonly ordered: boolean
      /** Groups by their categories. */
      readonly measures: Inequality
    }
  | { readonly status: 'refused'; readonly reason: Message }

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
  const groups = expected.map(({ category, order }) => {
    const figure = figures.find((candidate) => candidate.category === category)
    const point = figure ? groupPoint(figure, null) : null
    return {
      label: category,
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
  if (measures.status === 'ok') return { status: 'ok', dimension, ordered, measures }
  return { status: 'refused', reason: message('inequality.too-few') }
}

function refusal(figures: readonly GroupFigure[], dimension: string, indicator: Indicator): Message | null {
  if (isOfParts(dimension)) return message('inequality.parts', { dimension: dimensionName(dimension) })
  if (figureUnit(indicator) === 'count') return message('inequality.counts')
  const overlap = overlappingAges(figures.map(({ category }) => category))
  if (overlap === null) return null
  const [first, second] = overlap
  return message('inequality.overlap', {
    first: categoryName(dimension, first),
    second: categoryName(dimension, second),
  })
}
