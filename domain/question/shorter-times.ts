import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The indicators that count by month or by week what one counts by year: `Measles cases reported (month)`. */
export function shorterTimes(indicator: number, { indicators }: ReferenceData): number[] {
  const own = indicators.get(indicator)?.shortName
  if (own === undefined) return []
  const base = own.replace(/ \(year\)$/, '')
  const names = new Set(['month', 'week'].map((unit) => `${base} (${unit})`))
  return [...indicators.values()].filter(({ shortName }) => names.has(shortName)).map(({ id }) => id)
}
