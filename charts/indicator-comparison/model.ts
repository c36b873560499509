import type { Indicator } from '#domain/indicator/indicator.ts'
import {
  type Comparison,
  compareIndicators,
  type ComparisonQuestion,
} from '#domain/comparison/compared-indicators.ts'
import { bulkBegin } from '#domain/comparison/bulk-of-years.ts'
import { yearOn } from '#charts/over-time/place-in-time.ts'
import { inYearsOf, knownYears, type YearsOf } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { locationOf } from '#charts/selection/place-selection.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** The id of the mark of a figure over time. */
export const timeMark = ({ id }: Pick<Indicator, 'id'>, { period }: Pick<Point, 'period'>) =>
  `${id}:${period}`

/** The id of the mark of a figure in a bar. */
export const comparedBarMark = ({ indicator, location }: Point) => `${indicator}:${location}`

export interface ComparisonModel {
  readonly question: ComparisonQuestion
  /** Over periods only of figures that have a place among the years asked for. */
  readonly comparison: Comparison
  readonly yearsOf: YearsOf
  /** The year with which the axis begins, and how many indicators have earlier figures, which are not drawn. */
  readonly begins: { readonly year: number; readonly earlier: number } | null
  /** Figures that have none. */
  readonly unplaced: readonly Point[]
}

/** The comparison that a view asks for: no source means each indicator in its best one. */
export function comparisonModel(input: IndicatorComparisonInput): ComparisonModel {
  const { view, table, reference, currentYear } = input
  const [period] = view.periods
  const question: ComparisonQuestion = {
    table,
    reference,
    currentYear,
    indicators: view.indicators,
    source: view.sources[0] ?? null,
    by: view.options.compareBy ?? 'period',
    location: locationOf(input).id,
    period: period === undefined ? null : parsePeriod(period),
  }
  const model = amongYears(question, view.options.yearsOf)
  return question.by === 'period' && view.options.span === 'most' ? fromMost(model) : model
}

/** From the year in which most of the indicators have begun. */
function fromMost(model: ComparisonModel): ComparisonModel {
  const { comparison, yearsOf } = model
  const yearOf = (point: Point) => yearOn({ yearsOf }, point)
  const year = bulkBegin(comparison.shown.map(({ points }) => points.map(yearOf)))
  if (year === null) return model
  const shown = comparison.shown.map((entry) => ({
    ...entry,
    points: entry.points.filter((point) => yearOf(point) >= year),
  }))
  const earlier = comparison.shown.filter(
    (entry, at) => entry.points.length > (shown[at]?.points.length ?? 0),
  )
  return { ...model, comparison: { ...comparison, shown }, begins: { year, earlier: earlier.length } }
}

function amongYears(question: ComparisonQuestion, asked: YearsOf | undefined): ComparisonModel {
  const found = compareIndicators(question)
  const points = found.shown.flatMap((entry) => entry.points)
  const yearsOf = question.by === 'period' ? knownYears(asked, points) : 'report'
  const split = found.shown.map((entry) => ({ entry, ...inYearsOf(yearsOf, entry.points) }))
  return {
    question,
    yearsOf,
    begins: null,
    comparison: {
      ...found,
      shown: split.flatMap(({ entry, placed }) => (placed.length > 0 ? [{ ...entry, points: placed }] : [])),
    },
    unplaced: split.flatMap(({ unplaced }) => unplaced),
  }
}
