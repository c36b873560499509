import { type Message, message } from '#domain/message/message.ts'
import { completePairs } from '#domain/number/present.ts'
import { mean } from '#domain/statistics/moments.ts'
import { insufficient, invalid, type Outcome } from '#domain/statistics/outcome.ts'
import { type Line, olsLine } from '#domain/statistics/trend/ols.ts'
import { theilSenLine } from '#domain/statistics/trend/theil-sen.ts'
import { type Coefficients, coefficientsOf } from './coefficients.ts'
import { type LaggedCorrelation, laggedCorrelations } from './lagged.ts'
import { pearsonR } from './pearson.ts'
import { correlationCaveats, type MethodChoice, methodChoice, type Strength, strengthOf } from './reading.ts'

/** Two lists side by side; a gap is null and drops the pair. */
export interface CorrelationInput {
  readonly x: readonly (number | null)[]
  readonly y: readonly (number | null)[]
  /** Place of each pair when places and years are pooled. */
  readonly groups?: readonly string[] | undefined
  /** Shifts wanted, in steps, when both are series of equal steps. */
  readonly lags?: readonly number[] | undefined
}

/** Correlation of two lists with its tests, the lines of a scatter plot, and how to read it. */
export interface Correlation extends Coefficients, MethodChoice, Strength {
  readonly n: number
  readonly dropped: number
  readonly kendall_tau_b: number
  /** Lines of y on x; Theil–Sen is null below 4 and above 2,000 pairs. */
  readonly ols: Line | null
  readonly theil_sen: Line | null
  /** y minus the least-squares line, in the unit of y, in the order of the input; null for a dropped pair. */
  readonly residuals: readonly (number | null)[]
  /** Pearson's r within places: each value less the mean of its place. */
  readonly within: { readonly r: number; readonly groups: number } | null
  readonly lags: readonly LaggedCorrelation[]
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

const LEAST_PAIRS = 3
/** Theil–Sen compares all pairs of points. */
const MOST_FOR_THEIL_SEN = 2000

/**
 * Correlates complete pairs: Pearson, Spearman and Kendall, n ≥ 3 (tests and intervals n ≥ 4). Insufficient below, or
 * as `zero_variance` when a side has no spread; invalid when the lists differ in length. Source: methods §4.
 */
export function correlate(input: CorrelationInput): Outcome<Correlation> {
  if (input.x.length !== input.y.length) return invalid('different_lengths')
  const { x, y, index } = completePairs(input.x, input.y)
  if (x.length < LEAST_PAIRS) return insufficient(x.length, LEAST_PAIRS)
  const coefficients = coefficientsOf(x, y)
  if (coefficients === null) return insufficient(x.length, LEAST_PAIRS, 'zero_variance')
  const choice = methodChoice(x, y)
  const lags = laggedCorrelations(input.x, input.y, input.lags ?? [])
  const pooled = input.groups !== undefined
  return {
    status: 'ok',
    n: x.length,
    dropped: input.x.length - x.length,
    ...coefficients,
    kendall_tau_b: coefficients.kendall.tau_b,
    ...choice,
    ...strengthOf(coefficients, choice.default_method),
    ...linesOf(x, y, index, input.x.length),
    within: pooled
      ? withinGroups(
          x,
          y,
          index.map((place) => input.groups?.[place] ?? ''),
        )
      : null,
    lags,
    warnings: [...(lags.length > 0 ? ['trending_series'] : []), ...(pooled ? ['pairs_not_independent'] : [])],
    caveats: [
      ...correlationCaveats(),
      ...(lags.length > 0 ? [message('answers.trending-series')] : []),
      ...(pooled ? [message('answers.pooled-years')] : []),
    ],
  }
}

function linesOf(
  x: readonly number[],
  y: readonly number[],
  index: readonly number[],
  length: number,
): Pick<Correlation, 'ols' | 'theil_sen' | 'residuals'> {
  const ols = olsLine(x, y)
  const residuals = new Array<number | null>(length).fill(null)
  for (const [pair, place] of index.entries()) {
    if (ols) residuals[place] = (y[pair] ?? 0) - ols.intercept - ols.slope * (x[pair] ?? 0)
  }
  const robust = x.length > MOST_FOR_THEIL_SEN ? null : theilSenLine(x, y)
  return { ols: ols && lineOnly(ols), theil_sen: robust && lineOnly(robust), residuals }
}

function lineOnly({ slope, intercept }: Line): Line {
  return { slope, intercept }
}

/** Null without spread inside the places. */
function withinGroups(
  x: readonly number[],
  y: readonly number[],
  groups: readonly string[],
): Correlation['within'] {
  const members = Map.groupBy(groups.keys(), (pair) => groups[pair] ?? '')
  const r = pearsonR(lessGroupMean(x, members), lessGroupMean(y, members))
  return r === null ? null : { r, groups: members.size }
}

function lessGroupMean(values: readonly number[], members: ReadonlyMap<string, readonly number[]>): number[] {
  const left = [...values]
  for (const pairs of members.values()) {
    const own = pairs.map((pair) => values[pair] ?? 0)
    const isFlat = own.every((value) => value === own[0])
    const centre = mean(own)
    for (const pair of pairs) left[pair] = isFlat ? 0 : (values[pair] ?? 0) - centre
  }
  return left
}
