import { PHRASINGS } from '#catalogue/phrasings.ts'
import { QUESTION_WORDS } from '#catalogue/question-words.ts'
import { type Catalogue, releaseYear } from '#contract/release-data.ts'
import { type Lexicon, lexiconOf } from '#domain/question/lexicon.ts'
import type { SearchReader } from '#domain/question/search-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

const made = new WeakMap<ReferenceData, Lexicon>()

/** The possible meanings of words in these data, made when first asked for. Only modules that open on demand import it. */
export function lexiconFor(reference: ReferenceData): Lexicon {
  const lexicon = made.get(reference) ?? lexiconOf(reference, PHRASINGS, QUESTION_WORDS)
  made.set(reference, lexicon)
  return lexicon
}

/** The reader of typed words. */
export function searchReader({ reference, release }: Pick<Catalogue, 'reference' | 'release'>): SearchReader {
  return { lexicon: lexiconFor(reference), currentYear: releaseYear(release) }
}
