import { benjaminiHochberg, holm } from '#domain/statistics/correlation/adjusted-p.ts'
import { correlationMatrix, type MatrixCell } from '#domain/statistics/correlation/matrix.ts'
import { coefficientOf, type ShownCoefficient, strengthOf } from '#domain/statistics/correlation/reading.ts'
import type { CorrelationMethod } from '#domain/view/view.ts'
import type { PairedFigures } from './paired-figures.ts'

/** A cell of the lower triangle: columns `a` and `b` of the paired figures, `a` before `b`. */
export type StudyCell = { readonly a: number; readonly b: number; readonly n: number } & (
  | ({
      readonly status: 'ok'
      readonly method: CorrelationMethod
      /** Null below 4 pairs. */
      readonly pAdjusted: number | null
      readonly reading: string
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

/** What a reader wants of a matrix; no method means the one that the data of each pair suit. */
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
  // Names that are numbers would be put into the order of numbers.
  const series = Object.fromEntries(
    figures.columns.map(({ points }, index) => [`c${index}`, points.map((point) => point?.value ?? null)]),
  )
  const matrix = correlationMatrix(series)
  if (matrix.status !== 'ok') return { cells: [], tests: 0 }
  const cells = matrix.cells
    .map((cell) => shownCell(cell, asked))
    .toSorted((left, right) => left.b - right.b || left.a - right.a)
  const known = cells.flatMap((cell) => (cell.status === 'ok' && cell.p !== null ? [cell.p] : []))
  const adjusted = (asked.adjust === 'holm' ? holm(known) : benjaminiHochberg(known)).values()
  return {
    tests: known.length,
    cells: cells.map((cell) => {
      if (cell.status !== 'ok' || cell.p === null) return cell
      const pAdjusted = adjusted.next().value ?? null
      return { ...cell, pAdjusted, distinguishable: pAdjusted !== null && pAdjusted < SIGNIFICANT }
    }),
  }
}

function shownCell(cell: MatrixCell, asked: MatrixAsked): StudyCell {
  const place = { a: Number(cell.a.slice(1)), b: Number(cell.b.slice(1)), n: cell.n }
  if (cell.status !== 'ok') return { ...place, status: 'insufficient', reason: cell.reason }
  const method = asked.method ?? cell.default_method
  const { reading } = strengthOf(cell, method)
  const shown = coefficientOf(cell, method)
  return { ...place, status: 'ok', method, ...shown, reading, pAdjusted: null, distinguishable: false }
}
