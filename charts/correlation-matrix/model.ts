import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { type MatrixStudy, studyMatrix } from '#domain/correlation-study/matrix-study.ts'
import { type PairedFigures, pairedFigures } from '#domain/correlation-study/paired-figures.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { locationOf } from '#charts/selection/place-selection.ts'
import type { CorrelatedInput, CorrelationMatrixInput } from './view.ts'

/** What a matrix is drawn from. */
export interface MatrixModel {
  readonly figures: PairedFigures
  readonly study: MatrixStudy
  readonly indicators: readonly Indicator[]
}

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

/** The matrix of a view, calculated here. */
export function matrixModel(input: CorrelationMatrixInput): MatrixModel {
  const figures = pairedFigures(correlationQuestion(input))
  const { method, adjust } = input.view.options
  return modelOfStudy(input, figures, studyMatrix(figures, { method, adjust }))
}

/** The same from what was paired and calculated already. */
export function modelOfStudy(
  { reference }: CorrelationMatrixInput,
  figures: PairedFigures,
  study: MatrixStudy,
): MatrixModel {
  const indicators = figures.columns.map(({ indicator }) => byId(reference.indicators, indicator))
  return { figures, study, indicators }
}
