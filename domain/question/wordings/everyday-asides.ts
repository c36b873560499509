import type { Otherwise } from './other-words.ts'

const GOAL = String.raw`(?:the |its |our )?((?:sdg|national|global) )?(?:target|goal)`
const UNDER_FIVE = `(?:(?:the )?(?:young |small )?(?:children|kids|babies) )?(?:(?:aged )?(?:below|under)[- ](?:the age of )?(?:fives?|5s?)(?: years)?(?: old)?|U5s?)`

/** Everyday words that stand around what is asked and change nothing of it, in the words of the reader of questions. */
export const EVERYDAY_ASIDES: readonly Otherwise[] = [
  // `Which states have already reached the 90% penta 3 target`.
  {
    words:
      /\b(?:already|yet|actually|so far) (?=(?:reach|met|meet|hit|hits|achiev|attain|above|below|over|under|at)\w*\b)/i,
    said: () => '',
  },
  {
    words:
      /\b(reach(?:ed)?|met|meet|hit|achieved?|attain(?:ed)?) (?:the |a |an )?(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent) (?:target |goal |mark )?(?:for |of |in |on )?(?!target|goal|mark)(\S.*?) (?:target|goal|mark)\b/i,
    said: ([, verb = '', goal = '', what = '']) => `${verb} ${goal}% for ${what}`,
  },
  // `Do people still practise open defecation`.
  { words: /\b(?:still |now )?practi[cs](?:e|es|ed|ing) (?=open\b)/i, said: () => 'use ' },
  // `Is Nigeria anywhere near the SDG target for under-five deaths`: how far it is from it.
  {
    words: new RegExp(
      String.raw`^(?:and |so |but )?(?:is|are|was|were) ([\p{L} ]+?) (?:anywhere )?(?:near|close to|far from|nearly at|within reach of) ${GOAL} (?:for|on|of|in) (?!the\b.*\b(?:first|last))`,
      'iu',
    ),
    said: ([, place = '', whose = '']) =>
      `how far is ${/^(?:we|they|it|the country)$/i.test(place) ? 'Nigeria' : place} from the ${whose}target for `,
  },
  // `The target for under-five deaths`: it is one of their rate.
  {
    words:
      /(?<=\b(?:target|goal)s? (?:for|on|of|in) (?:reducing )?)(under[- ]?(?:five|5)|child|infant|neonatal|newborn|maternal) deaths\b/i,
    said: ([, who = '']) => `${who} mortality`,
  },
  // `Malaria among under-fives`: those from 6 to 59 months, of whom blood is tested.
  {
    words: new RegExp(
      String.raw`\b(?:(highest|lowest|most|least|more|fewest|worst) (?:rates? of )?malaria(?: prevalence| rates?)?|malaria prevalence) (?:in|among|amongst|of|for) ${UNDER_FIVE}\b`,
      'i',
    ),
    said: ([, end]) => `${end === undefined ? '' : `${end} `}malaria prevalence (6-59 months)`,
  },
  { words: /\bORS (?:plus|and also|together with|\+|&) zinc\b/i, said: () => 'ORS and zinc' },
  // `Which governor did most`: of a person, and of no figure.
  {
    words: /^(?:and |so )?which (governor|minister|commissioner|president|party|politician)s?\b.*$/i,
    said: ([, who = '']) => `what did the ${who} do, opinion`,
  },
]
