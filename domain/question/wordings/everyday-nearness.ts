import type { Otherwise } from './other-words.ts'

const OPENING = '^(?:(?:and|so|but|please|abeg|oga|well)[, ]+)*'
const GOAL = '(\\d{1,3}(?:\\.\\d+)?) ?(?:%|percent|per cent)'
const NEAR =
  '(?:(?:anywhere|somewhere|still|even|at all|now|yet|really|dey) )*(?:near(?:ly at)?|close to|far from|within reach of)'
const TARGET = '(?:(?:national|country|global|sdg|who|government) )*(?:target|goal|mark|benchmark)'
const placeOf = (said: string) => (/^(?:we|us|they|it|the country)$/i.test(said) ? 'Nigeria' : said)

/** Whether a place is near to its target, and where it stands beside one: the distance in points tells it. */
export const EVERYDAY_NEARNESS: readonly Otherwise[] = [
  // `Is Kano anywhere near the 90% target for penta 3`.
  {
    words: new RegExp(
      `${OPENING}(?:is|are|na) ([\\p{L} ]{2,30}?) ${NEAR} (?:the |our |its |their |that )*${GOAL} ${TARGET} (?:for|of|on|in) ([^?.!]{3,60})`,
      'iu',
    ),
    said: ([, place = '', goal = '', what = '']) =>
      `how far is ${placeOf(place)} from the ${goal}% target for ${what.trim()}`,
  },
  {
    words: new RegExp(
      `${OPENING}(?:is|are|na) ([\\p{L} ]{2,30}?) ${NEAR} (?:the |our |its |their |that )*${GOAL} (?!abuja\\b)([^?.!]{3,50}?) ${TARGET}(?=[?.! ]|$)`,
      'iu',
    ),
    said: ([, place = '', goal = '', what = '']) =>
      `how far is ${placeOf(place)} from the ${goal}% target for ${what.trim()}`,
  },
  // `Is Kano anywhere near 90% for penta 3`.
  {
    words: new RegExp(
      `${OPENING}(?:is|are|na) ([\\p{L} ]{2,30}?) ${NEAR} ${GOAL} (?:for|of|on|in) ([^?.!]{3,60})`,
      'iu',
    ),
    said: ([, place = '', goal = '', what = '']) =>
      `how far is ${placeOf(place)} from ${goal}% for ${what.trim()}`,
  },
]
