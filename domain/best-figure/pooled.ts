import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { errorFromBounds, knownError } from '#domain/statistics/standard-error.ts'
import type { Estimate, FigureScale } from './estimate.ts'

/**
 * Error that is not sampling error, by kind of source: in points for percentages, on the log scale for all else; and how
 * much older or newer figures are trusted less, per year. Our own constants, shown to the reader. Source: methods §8.2.
 */
export const POOLING = {
  census: { points: 1, log: 0.03 },
  survey: { points: 2, log: 0.05 },
  estimate: { points: 3, log: 0.08 },
  routine_complete: { points: 5, log: 0.12 },
  routine_nearly: { points: 8, log: 0.2 },
  routine_incomplete: { points: 15, log: 0.4 },
  drift: { points: 2, log: 0.03 },
} as const

export interface PooledFigure {
  readonly status: 'ok'
  readonly n: number
  /** Pooled value in the unit of the figures. */
  readonly value: number
  /** Standard error on the scale of pooling: points, or logarithms. */
  readonly se: number
  readonly ci95: readonly [number, number]
  /** Birge's factor: how much the interval is widened because the sources disagree; 1 when they do not. */
  readonly B: number
  readonly Q: number
  readonly I2_pct: number
  /** In percent, in the order of the estimates; null for those that could not be used. */
  readonly weights_pct: readonly (number | null)[]
}

/**
 * One value from at least 2 sources: variance = se² + ns² + (drift · years apart)², weights 1 / variance, widened by
 * B = max(1, Q / (k − 1)). Percentages as they are and clipped to 0–100, all else as logarithms (values above 0).
 * Source: methods §8.2; Birge 1932.
 */
export function pooledFigure(
  estimates: readonly Estimate[],
  year: number,
  scale: FigureScale,
): PooledFigure | Insufficient {
  const parts = estimates.map((entry) => partOf(entry, year, scale))
  const used = parts.filter((part) => part !== null)
  if (used.length < 2) return insufficient(used.length, 2, 'too_few_sources')
  const total = used.reduce((sum, part) => sum + part.weight, 0)
  const centre = used.reduce((sum, part) => sum + part.weight * part.value, 0) / total
  const q = used.reduce((sum, part) => sum + part.weight * (part.value - centre) ** 2, 0)
  const spare = used.length - 1
  const birge = Math.max(1, q / spare)
  const se = Math.sqrt(birge / total)
  const back = (value: number) => (scale === 'percent' ? Math.min(Math.max(value, 0), 100) : Math.exp(value))
  return {
    status: 'ok',
    n: used.length,
    value: back(centre),
    se,
    ci95: [back(centre - Z_975 * se), back(centre + Z_975 * se)],
    B: birge,
    Q: q,
    I2_pct: q > spare ? (100 * (q - spare)) / q : 0,
    weights_pct: parts.map((part) => (part === null ? null : (100 * part.weight) / total)),
  }
}

function partOf(entry: Estimate, year: number, scale: FigureScale): { value: number; weight: number } | null {
  const unit = scale === 'percent' ? 'points' : 'log'
  if (scale !== 'percent' && entry.value <= 0) return null
  const apart = POOLING.drift[unit] * Math.abs(year - entry.year)
  const variance = samplingError(entry, scale) ** 2 + POOLING[kindOf(entry)][unit] ** 2 + apart ** 2
  return { value: scale === 'percent' ? entry.value : Math.log(entry.value), weight: 1 / variance }
}

/** On the scale of pooling; 0 when nothing is known. */
function samplingError(entry: Estimate, scale: FigureScale): number {
  const { value, se, lower, upper } = entry
  const error = knownError({ estimate: value, se, lower, upper }).se ?? 0
  if (scale === 'percent') return error
  const hasBounds = typeof se !== 'number' && typeof lower === 'number' && typeof upper === 'number'
  if (error > 0 && hasBounds && lower > 0) return errorFromBounds(Math.log(lower), Math.log(upper))
  return error / value
}

function kindOf({
  class: kind,
  completeness_pct: complete,
}: Estimate): Exclude<keyof typeof POOLING, 'drift'> {
  if (kind !== 'routine') return kind
  if (typeof complete !== 'number' || complete < 75) return 'routine_incomplete'
  return complete < 90 ? 'routine_nearly' : 'routine_complete'
}
