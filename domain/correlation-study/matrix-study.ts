import { benjaminiHochberg, holm } from '#domain/statistics/correlation/adjusted-p.ts'
import { cellMaker, type MatrixCell, type NamedSeries } from '#domain/statistics/correlation/matrix.ts'
import { coefficientOf, type ShownCoefficient, strengthOf } from '#domain/statistics/correlation/reading.ts'
import type { CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import type { Message } from '#domain/message/message.ts'
import type { PairedFigures } from './paired-figures.ts'

/** A cell of the lower triangle: columns `a` and `b` of the paired figures, `a` before `b`. */
export type StudyCell = { readonly a: number; readonly b: number; readonly n: number } & (
  | ({
      readonly status: 'ok'
      readonly method: CorrelationMethod
      /** Null below 4 pairs. */
      readonly pAdjusted: number | null
      readonly reading: Message
      /** The adjusted p is below 0.05. */
      readonly distinguishable: boolean
    } & ShownCoefficient)
  | { readonly status: 'insufficient'; readonly reason: string }
)

/** Every pair of the figures once, row by row of the lower triangle, with how many tests the p are adjusted for. */
export interface MatrixStudy {
  readonly cells: readonly StudyCell[]
  readonly tests: number
}

/** A reader's wishes for a matrix; no method means the one that the data of each pair suit. */
export interface MatrixAsked {
  readonly method?: CorrelationMethod | undefined
  readonly adjust?: 'holm' | undefined
}

/** An adjusted p below this tells a pair from no relation. */
export const SIGNIFICANT = 0.05

/**
 * Correlates every pair of columns. The adjusted p are over the coefficients that are shown, by Benjamini–Hochberg or Holm.
 * Too few pairs and columns without spread are `insufficient`, never 0. Source: methods §4, Matrix.
 */
export function studyMatrix(figures: PairedFigures, asked: MatrixAsked): MatrixStudy {
  const steps = studySteps(figures, asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** {@link studyMatrix} in steps of one row, so that a page can do other things in between. */
export function* studySteps(
  { columns }: PairedFigures,
  asked: MatrixAsked,
): Generator<undefined, MatrixStudy> {
  const series = columns.map(
    ({ points }, index): NamedSeries => [String(index), points.map((point) => point?.value ?? null)],
  )
  const cellOf = cellMaker()
  const cells: StudyCell[] = []
  for (const [b, second] of series.entries()) {
    for (const [a, first] of series.slice(0, b).entries()) {
      cells.push(shownCell(cellOf(first, second), { a, b }, asked))
    }
    yield
  }
  return withAdjustedP(cells, asked)
}

function withAdjustedP(cells: readonly StudyCell[], { adjust }: MatrixAsked): MatrixStudy {
  const known = cells.flatMap((cell) => (cell.status === 'ok' && cell.p !== null ? [cell.p] : []))
  const adjusted = (adjust === 'holm' ? holm(known) : benjaminiHochberg(known)).values()
  return {
    tests: known.length,
    cells: cells.map((cell) => {
      if (cell.status !== 'ok' || cell.p === null) return cell
      const pAdjusted = adjusted.next().value ?? null
      return { ...cell, pAdjusted, distinguishable: pAdjusted !== null && pAdjusted < SIGNIFICANT }
    }),
  }
}

function shownCell(
  cell: MatrixCell,
  columns: { readonly a: number; readonly b: number },
  asked: MatrixAsked,
): StudyCell {
  const place = { ...columns, n: cell.n }
  if (cell.status !== 'ok') return { ...place, status: 'insufficient', reason: cell.reason }
  const method = asked.method ?? cell.default_method
  const { reading } = strengthOf(cell, method)
  const shown = coefficientOf(cell, method)
  return { ...place, status: 'ok', method, ...shown, reading, pAdjusted: null, distinguishable: false }
}
