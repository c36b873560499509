const MONTHS_A_YEAR = 12

/**
 * Whole years between the year in which the children of a denominator were to be vaccinated and that of the interview:
 * 1 for children of 12 to 23 months, which also counts where no age is named. Source: methods §8.1.
 */
export function yearsSinceDue(denominator: string): number {
  const ages = /(\d+)\s*[-–]\s*\d+ months/.exec(denominator)
  return Math.floor(Number(ages?.[1] ?? MONTHS_A_YEAR) / MONTHS_A_YEAR)
}
