import type { ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The indicators of the store that one is a part of, follows or is held against, by the pairs of the curation, which also name
 * indicators that a store may lack.
 */
export function wholesOf({ curation, indicators }: ReferenceData, indicator: number): number[] {
  const pairs = [...curation.relatedPairs, ...curation.sharePairs]
  const own = pairs.filter(({ second }) => second === indicator)
  const beside = curation.sharePairs.filter(({ second }) => second === indicator)
  const wholes = [...own.map(({ first }) => first), ...beside.flatMap(({ beside }) => beside ?? [])]
  return [...new Set(wholes)].filter((id) => indicators.has(id))
}
