import type { CorrelationMatrixView } from '#charts/correlation-matrix/view.ts'
import type { ScatterView } from '#charts/scatter/view.ts'
import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { CorrelationState } from './state.ts'
import type { StudyResolution } from './study.ts'

/** The matrix as a view, so that it can be linked, embedded and exported. */
export function matrixView(
  { question, pair }: StudyResolution,
  { method, adjust }: CorrelationState,
): CorrelationMatrixView {
  return {
    kind: 'correlation-matrix',
    ...setting(question),
    indicators: question.indicators,
    options: {
      compareBy: question.over === 'states' ? 'states' : 'period',
      ...(method !== null && { method }),
      ...(adjust === 'holm' && { adjust }),
      ...(pair && { pair }),
    },
  }
}

/** The opened pair as a view. */
export function pairView(
  question: CorrelationQuestion,
  { method, fit }: CorrelationState,
  pair: readonly [number, number],
): ScatterView {
  return {
    kind: 'scatter',
    ...setting(question),
    indicators: pair,
    options: {
      compareBy: question.over === 'states' ? 'states' : 'period',
      ...(method !== null && { method }),
      ...(fit === 'theil-sen' && { fit }),
    },
  }
}

function setting({ sources, location, period }: CorrelationQuestion) {
  return {
    sources: sources.slice(0, 1),
    locations: [location],
    periods: period === null ? [] : [isoPeriod(period)],
  }
}
