/** The uses of a published effect: applied to deaths, or shown only. */
export const EFFECT_USES = [
  'deaths',
  'incidence',
  'risk_factor',
  'proxy',
  'check',
  'none_shown',
  'do_not_use',
] as const

export type EffectUse = (typeof EFFECT_USES)[number]

/** `reduction`: the share avoided in those covered; the others are ratios of those covered to those not covered. */
export const EFFECT_MEASURES = ['reduction', 'RR', 'OR', 'rate_ratio'] as const

export type EffectMeasure = (typeof EFFECT_MEASURES)[number]

/** The kinds of bounds of an effect. `range`: of the studies, taken as if it were a 95% interval. */
export const EFFECT_INTERVALS = ['95%_CI', 'IQR', 'range'] as const

export type EffectInterval = (typeof EFFECT_INTERVALS)[number]

export const CONFIDENCES = ['high', 'moderate', 'low'] as const

/** A number with its bounds, both or none. `level`: 90 or 95 (percent), 50 for the middle half. */
export interface Estimate {
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly level: number | null
}

/** A published effect of an intervention, with where it was read. One without citation does not exist here. */
export interface Intervention {
  readonly id: number
  readonly name: string
  /** Ids of indicators of coverage that it works through, the best first; none: it cannot be run. */
  readonly indicators: readonly number[]
  readonly outcome: string
  readonly population: string
  readonly measure: EffectMeasure
  readonly effect: Estimate
  readonly interval: EffectInterval | null
  /** Share of the cause of death that it can reach, 0 to 1; null where it is not known. */
  readonly affected: number | null
  readonly evidence: string
  readonly confidence: (typeof CONFIDENCES)[number]
  readonly use: EffectUse
  readonly citation: Citation
  readonly note: string
}

export interface Citation {
  readonly source: string
  /** Null where the publication does not state one. */
  readonly year: number | null
  readonly address: string
}

/** The share E that is avoided in those covered, 0 to 1; of a ratio, one less it, so that its bounds change places. */
export function avoidedShare({ measure, effect }: Pick<Intervention, 'measure' | 'effect'>): Estimate {
  if (measure === 'reduction') return effect
  const { value, lower, upper, level } = effect
  const other = (bound: number | null) => (bound === null ? null : rounded(1 - bound))
  return { value: rounded(1 - value), lower: other(upper), upper: other(lower), level }
}

/** Without the dust of binary fractions: published effects have three digits at most. */
function rounded(share: number): number {
  return Math.round(share * 1e9) / 1e9
}
