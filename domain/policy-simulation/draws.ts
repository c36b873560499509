import { normalStream } from '#domain/statistics/random.ts'
import type { Estimate } from './intervention.ts'

/** Standard deviations between the middle and a bound, by the level of the interval in percent. */
const REACH: Readonly<Record<number, number>> = {
  50: 0.674489750196,
  80: 1.28155156554,
  90: 1.644853626951,
  95: 1.95996398454,
}

/** Keeps values drawn on the logit scale off its ends, where it has no value. */
const EDGE = 0.0005

interface Scale {
  to(value: number): number
  from(value: number): number
}

const LOG: Scale = { to: Math.log, from: Math.exp }
const LOGIT: Scale = {
  to: (share) => {
    const inside = Math.min(Math.max(share, EDGE), 1 - EDGE)
    return Math.log(inside / (1 - inside))
  },
  from: (value) => 1 / (1 + Math.exp(-value)),
}
/** Of a share that is one less a ratio: the ratio is log-normal. */
const RATIO: Scale = {
  to: (share) => Math.log(Math.max(1 - share, EDGE)),
  from: (value) => 1 - Math.exp(value),
}

/** How a number spreads: counts by their logarithm, shares by their logit, shares of a ratio by that of the ratio. */
export type Spread = 'count' | 'share' | 'ratio'

const SCALES: Readonly<Record<Spread, Scale>> = { count: LOG, share: LOGIT, ratio: RATIO }

/**
 * Draws of an estimate, the same for the same seed and name. Each half of its interval has a normal of its own, so that the
 * median and both bounds are the published ones. Without an interval every draw is the value itself.
 */
export function drawsOf(
  estimate: Estimate,
  { spread, seed, count }: { readonly spread: Spread; readonly seed: number; readonly count: number },
): Float64Array {
  const { value, lower, upper, level } = estimate
  const drawn = new Float64Array(count).fill(value)
  const reach = REACH[level ?? 95]
  if (lower === null || upper === null || reach === undefined || lower === upper) return drawn
  // A reduction whose interval passes zero has no logit: the ratio that it stands for spreads.
  const isOutside = spread === 'share' && lower < 0
  const scale = SCALES[isOutside ? 'ratio' : spread]
  const middle = scale.to(value)
  const below = Math.abs(middle - scale.to(lower)) / reach
  const above = Math.abs(scale.to(upper) - middle) / reach
  // On the scale of a ratio more avoided is less.
  const sign = scale === RATIO ? -1 : 1
  const next = normalStream(seed)
  for (let index = 0; index < count; index++) {
    const z = next()
    drawn[index] = scale.from(middle + sign * z * (z < 0 ? below : above))
  }
  return drawn
}

/** A seed of its own for each input, so that adding one does not move the draws of another (FNV-1a). */
export function seedFor(seed: number, name: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
