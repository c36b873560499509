import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import type { CORRELATED } from '#charts/kind/shared-options.ts'
import { locationOf } from '#charts/selection/place-selection.ts'

/** The input of any figure about correlations. */
export type CorrelatedInput = FigureInput<KindView<string, typeof CORRELATED>>

/** The question of a view about correlations: one source for all, or one for each indicator. */
export function correlationQuestion(input: CorrelatedInput): CorrelationQuestion {
  const { view, table, reference } = input
  const [period] = view.periods
  return {
    table,
    reference,
    indicators: view.indicators,
    sources: view.indicators.map((_, index) => view.sources[index] ?? view.sources[0] ?? 0),
    over: view.options.compareBy === 'period' ? 'periods' : 'states',
    period: period === undefined ? null : parsePeriod(period),
    location: locationOf(input).id,
  }
}
