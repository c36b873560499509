import type { ReferenceData } from '#domain/reference/reference-data.ts'

type Unit = 'month' | 'week'

/** The indicators that count by month or by week what one counts by year, or by the other: `Measles cases reported (month)`. */
export function shorterTimes(
  indicator: number,
  { indicators }: ReferenceData,
  units: readonly Unit[] = ['month', 'week'],
): number[] {
  const own = indicators.get(indicator)?.shortName
  if (own === undefined) return []
  const base = own.replace(/ \((?:year|month|week)\)$/, '')
  const names = new Set(units.map((unit) => `${base} (${unit})`))
  return [...indicators.values()]
    .filter(({ id, shortName }) => id !== indicator && names.has(shortName))
    .map(({ id }) => id)
}
