import { type Message, message } from '#domain/message/message.ts'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'
import { knownError } from '#domain/statistics/standard-error.ts'
import { type MeasureIntervals, measureIntervals } from './bootstrap.ts'
import {
  attributableRisk,
  type ComplexMeasures,
  complexMeasures,
  NO_COMPLEX_MEASURES,
  unweightedDisparity,
} from './complex-measures.ts'
import {
  differenceInterval,
  differenceOf,
  extremePair,
  type ExtremePair,
  ratioInterval,
  ratioOf,
  type Viewpoint,
} from './extremes.ts'
import {
  hasPopulations,
  type KnownSubgroup,
  type Stratum,
  strataOf,
  type Subgroup,
  weightedSum,
} from './subgroup.ts'
import { linearEnds } from './slope-index.ts'

export interface InequalityInput {
  readonly groups: readonly Subgroup[]
  /** True when more is better. */
  readonly favourable: boolean
  /** True for groups with an order of advantage, such as wealth quintiles. */
  readonly ordered: boolean
  /** The greatest possible figure: 100 for percentages, 1,000 for rates per 1,000. */
  readonly scale: number
  /** Make complex measures although groups lack an estimate. */
  readonly force?: boolean | undefined
}

export interface Inequality extends ComplexMeasures {
  readonly status: 'ok'
  readonly n: number
  /** Labels of groups without an estimate. */
  readonly missing: readonly string[]
  /** False when a population is missing: shares are then equal, and weighted measures are gaps. */
  readonly weighted: boolean
  /** Mean over the population. */
  readonly mu: number
  readonly difference: number
  readonly ratio: number | null
  /** The groups compared by difference and ratio. */
  readonly compared: { readonly high: string; readonly low: string }
  readonly ci95: MeasureIntervals & {
    readonly difference: readonly [number, number] | null
    readonly ratio: readonly [number, number] | null
  }
  /** The group in which the indicator is concentrated; null without an order or sizes. */
  readonly concentration:
    | 'among_the_better-off'
    | 'among_the_worse-off'
    | 'neither'
    | 'not_distinguishable'
    | null
  readonly warnings: readonly string[]
  readonly caveats: readonly Message[]
}

/**
 * Inequality between groups: difference and ratio (2 groups and more), and the complex measures (3 and more, with
 * populations). Each measure with its 95% interval where standard errors are known. Missing estimates leave the complex
 * measures out unless forced. Source: methods §6, after the WHO's Health Equity Assessment Toolkit.
 */
export function inequality(input: InequalityInput): Inequality | Insufficient | Invalid {
  const { groups, ordered, scale } = input
  if (!(scale > 0)) return { status: 'invalid', reason: 'scale_not_positive' }
  const known = groups.filter((group): group is KnownSubgroup => typeof group.estimate === 'number')
  if (known.length < 2)
    return { status: 'insufficient', n: known.length, n_required: 2, reason: 'too_few_groups' }
  if (groups.some((group) => typeof group.population === 'number' && group.population < 0)) {
    return { status: 'invalid', reason: 'negative_population' }
  }
  const errors = known.map(knownError)
  const strata = strataOf(
    known,
    errors.map(({ se }) => se),
    ordered,
  )
  const pair = extremePair(strata, input)
  if (!pair) return { status: 'insufficient', n: 0, n_required: 2, reason: 'too_few_groups' }
  const hasBadBounds = errors.some((error) => error.boundsInvalid)
  return describeStrata(input, strata, pair, hasPopulations(known), hasBadBounds)
}

function describeStrata(
  input: InequalityInput,
  strata: readonly Stratum[],
  pair: ExtremePair,
  weighted: boolean,
  hasBadBounds: boolean,
): Inequality {
  const missing = input.groups
    .filter((group) => typeof group.estimate !== 'number')
    .map((group) => group.label)
  const isAllowed = missing.length === 0 || input.force === true
  const complex = isAllowed ? availableMeasures(strata, input, input.scale, weighted) : NO_COMPLEX_MEASURES
  const drawn = complex.bgv === null ? null : measureIntervals(strata, input, input.scale)
  const intervals = drawn ?? (NO_COMPLEX_MEASURES as MeasureIntervals)
  return {
    status: 'ok',
    n: strata.length,
    missing,
    weighted,
    mu: weightedSum(strata, (group) => group.estimate),
    difference: differenceOf(pair),
    ratio: ratioOf(pair),
    compared: { high: pair.high.label, low: pair.low.label },
    ...complex,
    ci95: { ...intervals, difference: differenceInterval(pair), ratio: ratioInterval(pair) },
    concentration: concentration(complex.aci, intervals.aci),
    warnings: [
      ...(hasBadBounds ? ['bounds_invalid'] : []),
      ...(missing.length > 0 ? ['missing_estimates'] : []),
      ...(weighted ? [] : ['population_missing']),
      ...(complex.sii_linear !== null && leavesRange(strata, input.scale) ? ['linear_outside_range'] : []),
      ...(complex.sii_linear !== null && complex.sii_logit === null ? ['logit_not_fitted'] : []),
    ],
    caveats: [message('answers.related-samples')],
  }
}

function availableMeasures(
  strata: readonly Stratum[],
  view: Viewpoint,
  scale: number,
  weighted: boolean,
): ComplexMeasures {
  if (!weighted) {
    const mean = weightedSum(strata, (group) => group.estimate)
    return {
      ...NO_COMPLEX_MEASURES,
      idis_u_pct: strata.length < 3 ? null : unweightedDisparity(strata, mean),
    }
  }
  // The attributable risk compares one group with the mean and so has a meaning for two groups already.
  if (strata.length < 3) return { ...NO_COMPLEX_MEASURES, ...attributableRisk(strata, view) }
  return complexMeasures(strata, view, scale)
}

/** In words, because the sign alone reads differently for births and for deaths. */
function concentration(
  aci: number | null,
  interval: readonly [number, number] | null,
): Inequality['concentration'] {
  if (aci === null) return null
  if (aci === 0) return 'neither'
  if (interval && interval[0] <= 0 && interval[1] >= 0) return 'not_distinguishable'
  return aci > 0 ? 'among_the_better-off' : 'among_the_worse-off'
}

function leavesRange(strata: readonly Stratum[], scale: number): boolean {
  const ends = linearEnds(strata)
  return ends !== null && [ends.at0, ends.at1].some((value) => value < 0 || value > scale)
}
