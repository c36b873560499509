import type { QuestionWords } from '#domain/question/question-words.ts'
import { CITIES } from './question/cities.ts'
import { AMOUNTS, BELOW_NATION, COUNTS } from './question/counts.ts'
import { COUNTRIES } from './question/countries.ts'
import { QUESTION_CUES } from './question/cues.ts'
import { KIN } from './question/kin.ts'
import { HELP_WORDS } from './question/help-words.ts'
import { ENGLISH } from './question/english.ts'
import { FILLER } from './question/filler.ts'
import { DIMENSION_WORDS, GROUP_WORDS } from './question/groups.ts'
import {
  AREA_WORDS,
  INDICATOR_WORDS,
  ONLY_IN_CAPITALS,
  PLACE_WORDS,
  PRODUCT_WORDS,
  SOURCE_WORDS,
} from './question/names.ts'
import { OWN_LANGUAGE_PLACES, OWN_LANGUAGE_WORDS } from './question/own-languages.ts'
import { HARMLESS_WORDS } from './question/harmless-words.ts'
import { TALK } from './question/talk.ts'
import { PUBLISHERS } from './question/publishers.ts'
import { STRAY } from './question/stray.ts'
import { SAYINGS } from './question/sayings.ts'
import { SAID_ALIKE } from './question/alike.ts'

const WORDS_OF_TALK = `${TALK} ${HARMLESS_WORDS}`

/**
 * People's ways of asking: words for wishes, and own names for things beside the names of the data. Carried
 * by hand.
 */
export const QUESTION_WORDS: QuestionWords = {
  cues: QUESTION_CUES,
  filler: `${FILLER} ${WORDS_OF_TALK}`,
  talk: WORDS_OF_TALK,
  english: ENGLISH,
  stray: STRAY,
  kin: KIN,
  alike: SAID_ALIKE,
  ownLanguages: OWN_LANGUAGE_WORDS,
  groups: GROUP_WORDS,
  dimensions: DIMENSION_WORDS,
  counts: COUNTS,
  amounts: AMOUNTS,
  belowNation: BELOW_NATION,
  countries: COUNTRIES,
  telling:
    'home, household, new, government, high, low, general, living, live, check, checked, week, weekly, month, monthly, year',
  people:
    'women, woman, men, man, child, children, people, person, population, mother, baby, girl, boy, adult, household, living',
  examples: 'PENTA3, SBA, STUNT',
  places: { ...PLACE_WORDS, ...OWN_LANGUAGE_PLACES },
  cities: CITIES,
  areas: AREA_WORDS,
  sources: SOURCE_WORDS,
  publishers: PUBLISHERS,
  capitals: ONLY_IN_CAPITALS,
  indicators: INDICATOR_WORDS,
  sayings: SAYINGS,
  above: 'over, above, more than, exceeding, greater than',
  help: HELP_WORDS,
  product: PRODUCT_WORDS,
}
