import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { studySource } from '#domain/correlation-study/study-source.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import type { CORRELATED } from '#charts/kind/shared-options.ts'
import { locationOf } from '#charts/selection/place-selection.ts'

/** The input of any figure about correlations. */
export type CorrelatedInput = FigureInput<KindView<string, typeof CORRELATED>>

/**
 * The question of a view about correlations: one source for all, or one for each indicator; where it names none, the one that has
 * most of them.
 */
export function correlationQuestion(input: CorrelatedInput): CorrelationQuestion {
  const { view, table, reference } = input
  const [period] = view.periods
  const asked = {
    table,
    reference,
    indicators: view.indicators,
    over: view.options.compareBy === 'period' ? ('periods' as const) : ('states' as const),
    period: period === undefined ? null : parsePeriod(period),
    location: locationOf(input).id,
  }
  const one = view.sources[0] ?? studySource(asked) ?? 0
  return { ...asked, sources: view.indicators.map((_, index) => view.sources[index] ?? one) }
}
