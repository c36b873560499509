import {
  type Comparison,
  compareIndicators,
  type ComparisonQuestion,
} from '#domain/comparison/compared-indicators.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { locationOf } from '#charts/selection/place-selection.ts'
import type { IndicatorComparisonInput } from './view.ts'

export interface ComparisonModel {
  readonly question: ComparisonQuestion
  readonly comparison: Comparison
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
  return { question, comparison: compareIndicators(question) }
}
