import type { Curation, RelatedPair } from '#domain/reference/curation.ts'

/** Pairs that an indicator is part of. Source: methods §2.4. */
export function pairsOf(indicator: number, { relatedPairs }: Curation): readonly RelatedPair[] {
  return relatedPairs.filter(({ first, second }) => first === indicator || second === indicator)
}

/** The other indicators of its pairs. */
export function partnersOf(indicator: number, curation: Curation): number[] {
  return pairsOf(indicator, curation).map(({ first, second }) => (first === indicator ? second : first))
}
