import { type MatrixStudy, studyMatrix } from '#domain/correlation-study/matrix-study.ts'
import { type PairedFigures, pairedFigures } from '#domain/correlation-study/paired-figures.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { correlationQuestion } from '#charts/correlation/question.ts'
import type { CorrelationMatrixInput } from './view.ts'

/** The model of a matrix. */
export interface MatrixModel {
  readonly figures: PairedFigures
  readonly study: MatrixStudy
  readonly indicators: readonly Indicator[]
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
