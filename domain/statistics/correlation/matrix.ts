import type { Message } from '#domain/message/message.ts'
import { completePairs } from '#domain/number/present.ts'
import { insufficient, type Insufficient, type Outcome } from '#domain/statistics/outcome.ts'
import { benjaminiHochberg, holm } from './adjusted-p.ts'
import { type Coefficients, coefficientsOf } from './coefficients.ts'
import {
  correlationCaveats,
  choiceOf,
  type MethodChoice,
  type Side,
  sideOf,
  type Strength,
  strengthOf,
} from './reading.ts'

/** The adjusted p of one coefficient; null where it has no p. */
export interface AdjustedP {
  /** Benjamini–Hochberg over all cells of the upper triangle that have a p. */
  readonly p_adjusted: number | null
  readonly p_holm: number | null
}

type Adjusted<Test> = Test & AdjustedP

/** One cell of the upper triangle, from its own complete pairs. */
export type MatrixCell = { readonly a: string; readonly b: string } & (
  | ({
      readonly status: 'ok'
      readonly n: number
      readonly dropped: number
      readonly pearson: Adjusted<Coefficients['pearson']>
      readonly spearman: Adjusted<Coefficients['spearman']>
      readonly kendall: Adjusted<Coefficients['kendall']>
      readonly kendall_tau_b: number
    } & MethodChoice &
      Strength)
  | Insufficient
)

/** Correlations of every series with every other. */
export interface CorrelationMatrix {
  readonly names: readonly string[]
  /** How many tests the adjusted p are over. */
  readonly m: number
  readonly cells: readonly MatrixCell[]
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

const LEAST_PAIRS = 3

/**
 * Correlates all pairs of series of equal length; gaps drop pairs cell by cell. Adjusted p are Benjamini–Hochberg and
 * Holm over the upper triangle, for each coefficient apart. Insufficient below 2 series. Source: methods §4, Matrix.
 */
export function correlationMatrix(
  series: Readonly<Record<string, readonly (number | null)[]>>,
): Outcome<CorrelationMatrix> {
  const entries = Object.entries(series)
  if (entries.length < 2) return insufficient(entries.length, 2, 'too_few_series')
  const cellOf = cellMaker()
  const cells = entries.flatMap((one, first) => entries.slice(first + 1).map((other) => cellOf(one, other)))
  const adjusted = withAdjustedP(cells)
  return {
    status: 'ok',
    names: entries.map(([name]) => name),
    m: adjusted.filter((cell) => cell.status === 'ok' && cell.pearson.p !== null).length,
    cells: adjusted,
    warnings: [],
    caveats: correlationCaveats(),
  }
}

/** A series with its name; names tell series apart. */
export type NamedSeries = readonly [name: string, values: readonly (number | null)[]]

/**
 * Gives the cell of any two series of one matrix, its p not adjusted yet; results of one cell serve the next.
 */
export function cellMaker(): (first: NamedSeries, second: NamedSeries) => MatrixCell {
  const sides = keptSides()
  return (first, second) => cellOf(first, second, sides)
}

type SideOf = (whole: NamedSeries, present: readonly number[]) => Side

/** A series without gaps looks the same beside every other: it is looked at once. */
function keptSides(): SideOf {
  const kept = new Map<string, Side>()
  return ([name, values], present) => {
    if (present.length < values.length) return sideOf(present)
    const side = kept.get(name) ?? sideOf(present)
    kept.set(name, side)
    return side
  }
}

function cellOf(first: NamedSeries, second: NamedSeries, sides: SideOf): MatrixCell {
  const [[a, left], [b, right]] = [first, second]
  const { x, y } = completePairs(left, right)
  if (x.length < LEAST_PAIRS) return { a, b, ...insufficient(x.length, LEAST_PAIRS) }
  const found = coefficientsOf(x, y)
  if (found === null) return { a, b, ...insufficient(x.length, LEAST_PAIRS, 'zero_variance') }
  const choice = choiceOf(x.length, sides(first, x), sides(second, y))
  const none: AdjustedP = { p_adjusted: null, p_holm: null }
  return {
    a,
    b,
    status: 'ok',
    n: x.length,
    dropped: left.length - x.length,
    pearson: { ...found.pearson, ...none },
    spearman: { ...found.spearman, ...none },
    kendall: { ...found.kendall, ...none },
    kendall_tau_b: found.kendall.tau_b,
    ...choice,
    ...strengthOf(found, choice.default_method),
  }
}

function withAdjustedP(cells: readonly MatrixCell[]): MatrixCell[] {
  const of = (test: 'pearson' | 'spearman' | 'kendall') =>
    adjustments(cells.map((cell) => (cell.status === 'ok' ? cell[test].p : null)))
  const [pearson, spearman, kendall] = [of('pearson'), of('spearman'), of('kendall')]
  return cells.map((cell, index) => {
    if (cell.status !== 'ok') return cell
    return {
      ...cell,
      pearson: { ...cell.pearson, ...pearson[index] },
      spearman: { ...cell.spearman, ...spearman[index] },
      kendall: { ...cell.kendall, ...kendall[index] },
    }
  })
}

/** Adjusts the p that there are and leaves the gaps where they are. */
function adjustments(ps: readonly (number | null)[]): AdjustedP[] {
  const known = ps.filter((p) => p !== null)
  const [rates, strict] = [benjaminiHochberg(known).values(), holm(known).values()]
  return ps.map((p) =>
    p === null
      ? { p_adjusted: null, p_holm: null }
      : { p_adjusted: rates.next().value ?? null, p_holm: strict.next().value ?? null },
  )
}
