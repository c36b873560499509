import type { Invalid } from './outcome.ts'
import { Z_975 } from './special/normal.ts'

/** A design effect that is not known is taken to be this, and the result says so. Source: methods §7.1. */
const ASSUMED_DESIGN_EFFECT = 1.5

/** A share `p` between 0 and 1 of `n` interviewed, with the design effect of the survey if it is known. */
export interface Proportion {
  readonly p: number
  readonly n: number
  readonly deff?: number | null | undefined
}

/** 95% intervals of a share, each `[lower, upper]` between 0 and 1. */
export interface ProportionInterval {
  readonly status: 'ok'
  readonly p: number
  readonly n: number
  readonly deff: number
  /** True when the design effect was not given. */
  readonly assumed: boolean
  readonly n_eff: number
  readonly se: number
  /** The interval to show: Wilson's. */
  readonly ci95: readonly [number, number]
  readonly wilson: readonly [number, number]
  /** Null for shares of 0 and 1, where it has no meaning. */
  readonly logit: readonly [number, number] | null
  /** Only to compare with published intervals of this kind; null for shares of 0 and 1, where its width is zero. */
  readonly wald: readonly [number, number] | null
}

/**
 * 95% interval of a share from its sample size: n_eff = n / deff; Wilson's centre (p + z²/2n_eff) / (1 + z²/n_eff) and
 * half width z √(p(1−p)/n_eff + z²/4n_eff²) / (1 + z²/n_eff). Needs n ≥ 1 and deff > 0.
 * Source: methods §7.1; Wilson 1927, Korn and Graubard 1998.
 */
export function proportionInterval({ p, n, deff }: Proportion): ProportionInterval | Invalid {
  const effect = deff ?? ASSUMED_DESIGN_EFFECT
  if (!(p >= 0 && p <= 1)) return { status: 'invalid', reason: 'p_outside_0_1' }
  if (!(n >= 1)) return { status: 'invalid', reason: 'n_below_1' }
  if (!(effect > 0)) return { status: 'invalid', reason: 'deff_not_positive' }
  const size = n / effect
  const se = Math.sqrt((p * (1 - p)) / size)
  const wilson = wilsonInterval(p, size)
  const isInside = p > 0 && p < 1
  return {
    status: 'ok',
    p,
    n,
    deff: effect,
    assumed: deff === undefined || deff === null,
    n_eff: size,
    se,
    ci95: wilson,
    wilson,
    logit: isInside ? logitInterval(p, se) : null,
    wald: isInside ? [p - Z_975 * se, p + Z_975 * se] : null,
  }
}

function wilsonInterval(p: number, size: number): [number, number] {
  const square = Z_975 ** 2
  const scale = 1 + square / size
  const centre = (p + square / (2 * size)) / scale
  const half = (Z_975 * Math.sqrt((p * (1 - p)) / size + square / (4 * size ** 2))) / scale
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)]
}

function logitInterval(p: number, se: number): [number, number] {
  const centre = Math.log(p / (1 - p))
  const half = (Z_975 * se) / (p * (1 - p))
  const back = (value: number) => 1 / (1 + Math.exp(-value))
  return [back(centre - half), back(centre + half)]
}
