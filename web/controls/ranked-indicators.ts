import type { Catalogue } from '#contract/release-data.ts'
import { searchWords } from '#domain/question/search-words.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'

/** Ids of the indicators that typed words may mean, the best first: by name, code, people's words and in spite of slips, as the search reads them. */
export function rankedIndicators(
  query: string,
  catalogue: Pick<Catalogue, 'reference' | 'release'>,
): readonly string[] {
  return searchWords(query, searchReader(catalogue)).indicators.map(String)
}
