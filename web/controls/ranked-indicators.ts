import type { Catalogue } from '#contract/release-data.ts'
import { searchWords } from '#domain/question/search-words.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { withItsDefinitions } from '#web/queries/definitions.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'
import { loadedValue } from '#web/queries/resource.ts'

/** Ids of the indicators that typed words may mean, the best first: by name, code, people's words and in spite of slips, as the search reads them. */
export function rankedIndicators(
  query: string,
  catalogue: Pick<Catalogue, 'reference' | 'release'>,
): readonly string[] {
  return searchWords(query, searchReader(catalogue)).indicators.map(String)
}

/** The same of the release that this page shows, with the words of definitions. */
export async function rankingOfRelease(): Promise<(query: string) => readonly string[]> {
  const { reference, release } = await loadedValue(catalogueResource)
  const whole = await withItsDefinitions(reference)
  return (query) => rankedIndicators(query, { reference: whole, release })
}
