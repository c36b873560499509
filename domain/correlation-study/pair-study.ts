import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import { type Correlation, correlate } from '#domain/statistics/correlation/correlation.ts'
import { coefficientOf, type ShownCoefficient, strengthOf } from '#domain/statistics/correlation/reading.ts'
import { modifiedZOutliers } from '#domain/statistics/modified-z.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import type { CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import type { Message } from '#domain/message/message.ts'
import { meanBand } from './mean-band.ts'
import type { PairedFigures, PairedRow } from './paired-figures.ts'

/** A row with both figures. */
export interface StudiedPair {
  readonly row: PairedRow
  readonly x: Point
  readonly y: Point
  /** y less the least-squares line, in the unit of y; null without a line. */
  readonly residual: number | null
  /** The residual lies far from the others (modified z beyond 3.5), among 10 pairs or more. */
  readonly isOutlier: boolean
}

/** Two indicators side by side, with their correlation. */
export interface PairStudy {
  readonly pairs: readonly StudiedPair[]
  /** Rows of which only one of the two has a figure. */
  readonly excluded: readonly PairedRow[]
  readonly outcome: Outcome<Correlation>
  readonly method: CorrelationMethod
  /** Null without a coefficient. */
  readonly shown: (ShownCoefficient & { readonly reading: Message }) | null
  /** Half the width of the 95% band of the least-squares line, in the unit of y. */
  readonly band: ((x: number) => number) | null
  /** Pearson's r of the changes from year to year; null across states or without equal steps. */
  readonly rOfChanges: number | null
}

/** Studies the first two columns. Source: methods §4. */
export function studyPair(figures: PairedFigures, asked?: CorrelationMethod): PairStudy {
  const [first, second] = [figures.columns[0]?.points ?? [], figures.columns[1]?.points ?? []]
  const hasSteps =
    figures.over === 'periods' && figures.rows.every(({ period }) => periodKind(period) === 'year')
  const outcome = correlate({ x: values(first), y: values(second), ...(hasSteps && { lags: [0] }) })
  const method = asked ?? (outcome.status === 'ok' ? outcome.default_method : 'pearson')
  const pairs = studiedPairs(figures.rows, first, second, outcome)
  const [x, y] = [pairs.map((pair) => pair.x.value), pairs.map((pair) => pair.y.value)]
  const line = outcome.status === 'ok' ? outcome.ols : null
  return {
    pairs,
    excluded: figures.rows.filter((_, row) => Boolean(first[row]) !== Boolean(second[row])),
    outcome,
    method,
    shown:
      outcome.status === 'ok'
        ? { ...coefficientOf(outcome, method), reading: strengthOf(outcome, method).reading }
        : null,
    band: line && meanBand(x, y, line),
    rOfChanges: outcome.status === 'ok' ? (outcome.lags[0]?.r_first_differences ?? null) : null,
  }
}

/** Fewer pairs than this are few, as in the choice of the coefficient. */
const LEAST_FOR_OUTLIERS = 10

function studiedPairs(
  rows: readonly PairedRow[],
  first: readonly (Point | null)[],
  second: readonly (Point | null)[],
  outcome: Outcome<Correlation>,
): StudiedPair[] {
  const residuals = outcome.status === 'ok' ? outcome.residuals : []
  const pairs = rows.flatMap((row, index) => {
    const [x, y] = [first[index], second[index]]
    return x && y ? [{ row, x, y, residual: residuals[index] ?? null }] : []
  })
  // Few residuals have no usual size, and on an exact line they are rounding: none of these is an outlier.
  const isExact = outcome.status !== 'ok' || Math.abs(outcome.pearson.r) === 1
  const far = new Set(
    isExact || pairs.length < LEAST_FOR_OUTLIERS
      ? []
      : modifiedZOutliers(pairs.map(({ residual }) => residual ?? 0)),
  )
  return pairs.map((pair, index) => ({ ...pair, isOutlier: pair.residual !== null && far.has(index) }))
}

function values(points: readonly (Point | null)[]): (number | null)[] {
  return points.map((point) => point?.value ?? null)
}
