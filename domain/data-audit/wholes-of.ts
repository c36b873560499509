import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The indicators that one is a part of, follows or is held against, by the pairs of the curation. */
export function wholesOf({ curation }: ReferenceData, indicator: number): number[] {
  const pairs = [...curation.relatedPairs, ...curation.sharePairs]
  return [...new Set(pairs.filter(({ second }) => second === indicator).map(({ first }) => first))]
}
