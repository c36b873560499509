import { indicatorPhrase } from './indicator-phrase.ts'
import { midSentence } from './mid-sentence.ts'
import type { Location } from '#domain/location/location.ts'
import { DIGITS_OF } from '#domain/number/format.ts'
import type { Grammar } from '#languages/grammar.ts'

export const englishGrammar: Grammar = {
  code: 'en',
  name: 'English',
  isReviewed: true,
  tag: 'en',
  locale: DIGITS_OF,
  place: withArticle,
  term: midSentence,
  phrase: indicatorPhrase,
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
}

/** Zones take the article, as in `the North-West`, and so does the FCT. */
function withArticle({ name, level }: Pick<Location, 'name' | 'level'>): string {
  return level === 2 || name === 'FCT' ? `the ${name}` : name
}
