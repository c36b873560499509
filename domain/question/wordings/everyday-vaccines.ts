import type { Otherwise } from './other-words.ts'

/** Everyday words for vaccines and doses, in the words of the reader of questions. */
export const EVERYDAY_VACCINES: readonly Otherwise[] = [
  {
    words: /\b(?:the )?(first|second|third) round of polio (?:drops?|vaccine|vaccination)\b/i,
    said: ([, which = '']) =>
      `polio ${['first', 'second', 'third'].indexOf(which.toLowerCase()) + 1} coverage`,
  },
  {
    words:
      /\b(?:who |that |which )?(?:have |has |had )?(?:never|not) (?:had|got|gotten|received|taken|been given) (?:any|a single|even one|one single) (?:basic )?(?:jab|vaccine|vaccination|injection|immuni[sz]ation|dose)s?(?: at all)?\b/i,
    said: () => 'with no vaccination',
  },
  {
    words:
      /\b(?:completed |had |got )?(?:their |the )?three (?:shots|doses|jabs) of the five-in-one (?:jab|vaccine|injection)\b/i,
    said: () => 'got penta 3',
  },
  {
    words:
      /\b(?:the )?(?:jabs?|vaccines?|injections?) against pneumonia germs?\b(?: ?\((?:three|3) doses\))?/i,
    said: () => 'PCV3',
  },
  { words: /\btb (?:jabs?|injections?|vaccines?)\b/i, said: () => 'BCG' },
  {
    words: /,? fixed and outreach (?:posts|sessions|sites)(?: together)?\b/i,
    said: (_, __, text) => (/\bweeks?\b/i.test(text) ? '' : null),
  },
  {
    words: /\bsecond (?:drop|dose) against (?:that |the )?(?:bad )?(?:running[- ]stomach|diarrhoea) virus\b/i,
    said: () => 'second dose of rotavirus vaccine',
  },
  { words: /\binjections? (?:that are )?(?:given |taken )?against diseases?\b/i, said: () => 'vaccines' },
  { words: /\bno-dose (?=kids|children|babies)/i, said: () => 'zero-dose ' },
  // `BCG doses given in Bauchi in week 30`: what is counted in a week are children.
  {
    words:
      /\b(bcg|penta ?[1-3]|opv ?[0-3]|measles(?: ?[12])?|yellow fever|ipv) (?:doses|shots|jabs|vaccines) (?:that were )?(?:given|administered)(?=.*\bweek\b)/i,
    said: ([, what = '']) => `children given ${what}`,
  },
  {
    words: /,? (?:in )?fixed (?:plus|and|\+) outreach(?: sessions)?\b(?=.*)/i,
    said: (_, __, text) => (/\bweek\b/i.test(text) ? '' : null),
  },
  { words: /\bnot (?:even )?(?:a single|one|1) vaccine\b/i, said: () => 'no vaccination' },
  {
    words:
      /\b(?:(?:wey|who|that) )?no (?:dey )?(?:get|take|collect) any (?:injection|vaccine|immunization|jab)\b/i,
    said: () => 'with no vaccination',
  },
  {
    words:
      /\b(?:get|got|getting|had|have|receive|received|with) (?:no|none of the) (?:basic )?(?:vaccines?|vaccinations?|immuni[sz]ations?|jabs?)(?: at all)?\b/i,
    said: () => 'with no vaccination',
  },
  {
    words:
      /\b(children|kids|babies) (?:without|with no|who got no|not given) (?:any |a single |even one )?penta(?:valent)?(?: ?1)?(?: doses?| vaccine)?\b(?! ?[23])/i,
    said: () => 'zero-dose children',
  },
  // `Vaccination sessions held out in the communities`.
  {
    words:
      /\b(?:vaccination|immuni[sz]ation) sessions (?:were |was )?(held|conducted|planned)? ?(?:out )?(?:in (?:the )?communit(?:y|ies)|outside (?:the )?(?:health )?facilit(?:y|ies)|away from (?:the )?(?:health )?facilit(?:y|ies))(?:, (?:away from|outside) (?:the )?(?:health )?facilit(?:y|ies))?/i,
    said: ([, done = 'held']) => `outreach vaccination sessions ${done}`,
  },
  {
    words:
      /\b(?:vaccination|immuni[sz]ation) sessions (?:at|in) (?:the )?(?:health )?(?:facilit(?:y|ies)|clinics?|hospitals?)(?: (?:were|was))?(?: (planned|held|conducted))?/i,
    said: ([, done = '']) => `fixed vaccination sessions ${done}`,
  },
  {
    words:
      /\bgave (vitamin a|deworming|ors|zinc|bcg) to (fewer|less|more) than (.+?) of (?:young |small )?(?:children|kids|babies)/i,
    said: ([, what = '', side = '', number = '']) =>
      `have ${what} ${/more/i.test(side) ? 'above' : 'below'} ${number}`,
  },
  // `Polio drops given at birth`.
  {
    words:
      /\b(?:polio|opv|oral polio)(?: (?:vaccine|drops?|dose|immuni[sz]ation))*(?: (?:that (?:is|are|was|were) )?(?:given|got|received))? (?:at|on the day of|right after|just after|soon after) birth\b/i,
    said: () => 'polio birth dose',
  },
  {
    words:
      /\b(?:the )?polio (?:vaccine|vaccination|dose)s?(?: (?:that|which) is)?(?: (?:given|injected))? (?:as|by|with|through) (?:an? |the )?(?:injection|needle|jab|shot)\b|\b(?:injected|injectable) polio(?: vaccine)?\b/i,
    said: () => 'inactivated polio vaccine',
  },
  // `Losing the most children between penta 1 and penta 3`.
  {
    words:
      /\b(?:los(?:es|ing|e|t)|that lose|drops?) (?:the )?(most|fewest|least) (?:children|kids|babies|pikins?) between (?:the )?(?:1st|first|(?:penta|dpt|dtp) ?(?:1|one)) and (?:the )?(?:(?:3rd|third) (?:penta|dpt|dtp)(?:valent)?(?: jab| dose| shot| vaccine)?|(?:penta|dpt|dtp )?(?:penta)? ?(?:3|three)\b)/i,
    said: ([, end = '']) =>
      `with the ${/most/i.test(end) ? 'highest' : 'lowest'} dropout from penta 1 to penta 3`,
  },
  {
    words:
      /\b(?:got|had|get|given|received|receive) (?:their |the )?(?:measles) (?:jab|shot|injection|vaccine) before (?:the|their) first birthday\b/i,
    said: () => 'measles vaccine by 12 months',
  },
  // `Hep B among under fives`: the infection, where nothing is said of a vaccine.
  {
    words:
      /\bhep(?:\.|atitis)?[ -]?b (?=(?:among|in|for) (?:the )?(?:under[- ](?:5|five)s?|children|kids|pikin|toddlers)\b)/i,
    said: (_found, _reader, text) => (VACCINE.test(text) ? null : 'hepatitis B infection '),
  },
]

/** What is asked is how many have a vaccine, and no illness. */
const VACCINE = /\b(?:coverage|vaccin\w*|immuni[sz]\w*|doses?|jabs?|shots?|given|received)\b/i
