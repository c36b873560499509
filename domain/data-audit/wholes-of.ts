import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The indicators that one is a part of, follows or is held against, by the pairs of the curation. */
export function wholesOf({ curation }: ReferenceData, indicator: number): number[] {
  const pairs = [...curation.relatedPairs, ...curation.sharePairs]
  const own = pairs.filter(({ second }) => second === indicator)
  return [
    ...new Set([
      ...own.map(({ first }) => first),
      ...curation.sharePairs.flatMap(({ second, beside }) =>
        second === indicator && beside !== undefined ? [beside] : [],
      ),
    ]),
  ]
}
