import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The indicators that one is a part of or follows, by the pairs of the curation. */
export function wholesOf({ curation }: ReferenceData, indicator: number): number[] {
  return curation.relatedPairs.filter(({ second }) => second === indicator).map(({ first }) => first)
}
