import { midSentence } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import type { Grammar } from '#languages/grammar.ts'

export const englishGrammar: Grammar = {
  code: 'en',
  name: 'English',
  isReviewed: true,
  tag: 'en',
  locale: 'en-GB',
  place: placeWords,
  term: midSentence,
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
}
