/** Dimensions of the data set in the order in which they are offered. */
export const DIMENSIONS = [
  'wealth_quintile',
  'wealth_quartile',
  'wealth_decile',
  'education',
  'residence',
  'sex',
  'age',
  'age_sex',
  'method',
  'cause',
  'capacity',
] as const

const PARTS: readonly string[] = ['method', 'cause', 'capacity']
const ORDER: readonly string[] = DIMENSIONS

/** True for dimensions whose categories are parts of a whole; those of all others are groups of people. */
export function isOfParts(dimension: string): boolean {
  return PARTS.includes(dimension)
}

/** True for dimensions whose categories ascend from the most disadvantaged to the most advantaged. */
export function isOrdered(dimension: string): boolean {
  return /^(wealth|education)(_|$)/.test(dimension)
}

/** Quintiles, quarters and deciles of wealth are one kind of group. */
export function kindOfGroups(dimension: string): string {
  return dimension.split('_')[0] ?? dimension
}

/** Dimensions in the order in which they are offered, unknown ones last. */
export function sortedDimensions(dimensions: Iterable<string>): string[] {
  const rank = (dimension: string) => (ORDER.includes(dimension) ? ORDER.indexOf(dimension) : ORDER.length)
  return [...new Set(dimensions)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}
