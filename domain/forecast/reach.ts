/** No forecast reaches further, in steps of the series. */
export const FURTHEST = 24

const DEFAULT_YEARS = 5
const DEFAULT_MONTHS = 12

/** How far a forecast goes unless somebody says: 5 years, at most half of the `n` figures, or 12 months. Source: methods §5. */
export function usualSteps(n: number, frequency: 1 | 12): number {
  return frequency === 12 ? DEFAULT_MONTHS : Math.min(DEFAULT_YEARS, Math.floor(n / 2))
}
