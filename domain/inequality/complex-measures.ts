import { quotient } from '#domain/statistics/quotient.ts'
import { type Viewpoint, referenceGroup } from './extremes.ts'
import { linearEnds, logitEnds, type FittedEnds } from './slope-index.ts'
import { type Stratum, weightedSum } from './subgroup.ts'

/** A figure of 0 in a logarithm is taken to be this, as the WHO's tool does. Source: methods §6. */
const ALMOST_ZERO = 1e-6
/** A mean below this is zero: nothing can be said relative to it. */
const LEAST_MEAN = 1e-100

/** Measures that look at all groups with their sizes; null where a measure has no meaning. */
export interface ComplexMeasures {
  readonly par: number | null
  readonly paf_pct: number | null
  readonly aci: number | null
  readonly rci: number | null
  readonly erreygers: number | null
  readonly wagstaff: number | null
  readonly sii_logit: number | null
  readonly rii_logit: number | null
  readonly sii_linear: number | null
  readonly rii_linear: number | null
  readonly bgv: number | null
  readonly bgsd: number | null
  readonly cov_pct: number | null
  readonly mdmw: number | null
  readonly idis_w_pct: number | null
  readonly idis_u_pct: number | null
  readonly theil: number | null
  readonly mld: number | null
}

/** Every complex measure as a gap: for groups that are too few or whose sizes are not known. */
export const NO_COMPLEX_MEASURES: ComplexMeasures = {
  par: null,
  paf_pct: null,
  aci: null,
  rci: null,
  erreygers: null,
  wagstaff: null,
  sii_logit: null,
  rii_logit: null,
  sii_linear: null,
  rii_linear: null,
  bgv: null,
  bgsd: null,
  cov_pct: null,
  mdmw: null,
  idis_w_pct: null,
  idis_u_pct: null,
  theil: null,
  mld: null,
}

/**
 * Population attributable risk y_ref − μ, in the unit of the figure, and as a share of μ in percent. 0 when it has the
 * wrong sign, that is when the reference group is not better than the mean. Source: methods §6.
 */
export function attributableRisk(
  strata: readonly Stratum[],
  view: Viewpoint,
): Pick<ComplexMeasures, 'par' | 'paf_pct'> {
  const reference = referenceGroup(strata, view)
  if (!reference) return { par: null, paf_pct: null }
  const mean = weightedSum(strata, (group) => group.estimate)
  const risk = reference.estimate - mean
  const par = view.favourable ? Math.max(0, risk) : Math.min(0, risk)
  return { par, paf_pct: quotient(100 * par, mean) }
}

/**
 * All complex measures of at least 3 groups, `strata` in order of advantage when `view.ordered`; `scale` is the greatest
 * possible figure (100 for percentages). Measures of an order are null without one. Source: methods §6; Schlotheuber and
 * Hosseinpoor 2022, Wagstaff 2005, Erreygers 2009.
 */
export function complexMeasures(strata: readonly Stratum[], view: Viewpoint, scale: number): ComplexMeasures {
  return {
    ...attributableRisk(strata, view),
    ...(view.ordered ? orderedMeasures(strata, scale) : ORDER_UNKNOWN),
    ...spreadMeasures(strata),
  }
}

const ORDER_UNKNOWN = {
  aci: null,
  rci: null,
  erreygers: null,
  wagstaff: null,
  sii_logit: null,
  rii_logit: null,
  sii_linear: null,
  rii_linear: null,
} as const

function orderedMeasures(strata: readonly Stratum[], scale: number) {
  const mean = weightedSum(strata, (group) => group.estimate)
  const aci = weightedSum(strata, (group) => (2 * group.rank - 1) * group.estimate)
  const rci = quotient(aci, mean)
  const isPercent = scale === 100
  const logit = slopeOf(logitEnds(strata, scale))
  const linear = slopeOf(linearEnds(strata))
  return {
    aci,
    rci,
    // Adding zero takes the minus from a zero, which a figure too small to be told apart leaves behind.
    erreygers: isPercent ? (4 * aci) / 100 + 0 : null,
    wagstaff: isPercent && rci !== null && mean !== 100 ? rci / (1 - mean / 100) : null,
    sii_logit: logit.index,
    rii_logit: logit.ratio,
    sii_linear: linear.index,
    rii_linear: linear.ratio,
  }
}

/** Slope index: fitted figure of the best off minus that of the worst off; the relative index is their ratio. */
function slopeOf(ends: FittedEnds | null): { index: number | null; ratio: number | null } {
  if (ends === null) return { index: null, ratio: null }
  const isUsable = ends.at0 > 0 && ends.at1 >= 0
  return { index: ends.at1 - ends.at0, ratio: isUsable ? quotient(ends.at1, ends.at0) : null }
}

function spreadMeasures(strata: readonly Stratum[]) {
  const mean = weightedSum(strata, (group) => group.estimate)
  const bgv = weightedSum(strata, (group) => (group.estimate - mean) ** 2)
  const mdmw = weightedSum(strata, (group) => Math.abs(group.estimate - mean))
  const relative = (value: number) => (mean > LEAST_MEAN ? (100 * value) / mean : null)
  const share = (group: Stratum) => Math.max(group.estimate, ALMOST_ZERO) / mean
  return {
    bgv,
    bgsd: Math.sqrt(bgv),
    cov_pct: relative(Math.sqrt(bgv)),
    mdmw,
    idis_w_pct: relative(mdmw),
    idis_u_pct: unweightedDisparity(strata, mean),
    theil: mean > LEAST_MEAN ? weightedSum(strata, (group) => share(group) * Math.log(share(group))) : null,
    mld: mean > LEAST_MEAN ? weightedSum(strata, (group) => -Math.log(share(group))) : null,
  }
}

/** 100 · mean |y − μ| / μ: every group counts the same, whatever its size. Null when μ is not above 0. */
export function unweightedDisparity(strata: readonly Stratum[], mean: number): number | null {
  if (mean <= LEAST_MEAN || strata.length === 0) return null
  const distance = strata.reduce((sum, group) => sum + Math.abs(group.estimate - mean), 0)
  return (100 * distance) / strata.length / mean
}
