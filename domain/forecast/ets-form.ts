/** How errors enter: added (A) or as a share of the level (M). */
export type ErrorKind = 'A' | 'M'
/** No trend, a straight one, or one that fades by φ at each step. */
export type TrendKind = 'N' | 'A' | 'Ad'
/** No season, an added one, or one that multiplies. */
export type SeasonKind = 'N' | 'A' | 'M'

/** One member of the family of exponential smoothing models (Hyndman et al. 2008). */
export interface EtsForm {
  readonly error: ErrorKind
  readonly trend: TrendKind
  readonly season: SeasonKind
}

/** Simple exponential smoothing. */
export const SIMPLE: EtsForm = { error: 'A', trend: 'N', season: 'N' }
/** Damped Holt. */
export const DAMPED: EtsForm = { error: 'A', trend: 'Ad', season: 'N' }

/** The form in letters: `AAdN`. */
export function formName({ error, trend, season }: EtsForm): string {
  return `${error}${trend}${season}`
}

/**
 * Forms that are tried on a series: errors as a share only for positive values; seasons only when asked for, and a
 * season that multiplies only together with errors as a share. No trend that multiplies. Source: methods §5.2.
 */
export function candidateForms(allowShares: boolean, seasonal: boolean): EtsForm[] {
  const trends: readonly TrendKind[] = ['N', 'A', 'Ad']
  const errors: readonly ErrorKind[] = allowShares ? ['A', 'M'] : ['A']
  const seasons: readonly SeasonKind[] = seasonal ? ['N', 'A', 'M'] : ['N']
  return seasons.flatMap((season) =>
    errors
      .filter((error) => season !== 'M' || error === 'M')
      .flatMap((error) => trends.map((trend) => ({ error, trend, season }))),
  )
}

/** Count of estimated numbers without the variance: smoothing weights and starting states. `frequency` is 1 or 12. */
export function parameterCount({ trend, season }: EtsForm, frequency: number): number {
  const ofTrend = { N: 0, A: 2, Ad: 3 }[trend]
  return 2 + ofTrend + (season === 'N' ? 0 : frequency)
}
