import type { Otherwise } from './other-words.ts'

const NOW =
  '(?:the )?(?:latest|newest|most recent|current)(?: (?:one|figure|value|year|survey|estimate|data|number|level))?(?: (?:held|available))?|now|today'
const AND = String.raw`,? *(?:and|&|vs\.?|versus|against|compared (?:with|to)|then|to) +`
const YEAR = String.raw`(?:in |of |for |that of )?((?:19|20)\d\d)`
const LAST = String.raw`\b(?:when|(?:in )?(?:which|what) year) (?:was|were|did) (?:the |its |nigeria['\u2019]?s )?(?:very )?last (?:(?:reported|recorded|confirmed|known) )?`
const END = String.raw`(?: (?:occur|happen|reported|recorded|seen|held|there))?(?=[?.!,]| in | for |$)`

/** Everyday words for two times, and for when something last happened, in the words of the reader of questions. */
export const EVERYDAY_TIMES: readonly Otherwise[] = [
  // `And was that fewer in 1990`: beside the newest.
  {
    words:
      /,? *(?:and|but) (?:was|is) (?:that|it|this|the figure) (?:any )?(?:fewer|more|lower|higher|less|different|better|worse|the same)(?: back)? in ((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = ''], _, text) =>
      /\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b/.test(text) ? null : ` in ${year} and the latest`,
  },
  // `2013 and the newest`, `the latest one, and 2013`: both are asked for, as one by one the second would be lost.
  {
    words: new RegExp(String.raw`\b((?:19|20)\d\d)${AND}(?:${NOW})(?=[?.!,;]|$)`, 'i'),
    said: ([, year = '']) => `${year} and today`,
  },
  {
    words: new RegExp(String.raw`(?<=\S[\s,:]*)\b(?:${NOW})${AND}${YEAR}(?=[?.!,;]|$)`, 'i'),
    said: ([, year = '']) => `${year} and today`,
  },
  // `5 yr trend of TB incidence`: over so many years.
  {
    words: /\b(\d{1,2}|two|three|four|five|ten)[- ]?(?:yrs?|years?)[- ]trends? (?:of|in|for) (.+?)[?.! ]*$/i,
    said: ([, count = '', what = '']) => `${what} over the last ${count} years`,
  },
  // `The first and the latest figure of fertility`: its course.
  {
    words:
      /^(?:(?:what (?:is|are|was|were)|give(?: me)?|show(?: me)?|tell me) )?(?:the )?(?:first|earliest|oldest) and (?:the )?(?:last|latest|newest|most recent) (?:figures?|values?|years?|numbers?|estimates?) (?:of|for) (.+?)[?.! ]*$/i,
    said: ([, what = '']) => `how has ${what} changed over time`,
  },
  // `When was the last case of guinea worm`, `in which year was the last polio death`.
  {
    words: new RegExp(
      String.raw`${LAST}(cases?|deaths?) (?:(?:reported|recorded) )?(?:of|from|due to) (\p{L}[\p{L} -]{2,40}?)${END}`,
      'iu',
    ),
    said: ([, what = '', of = '']) => `when were ${of} ${plural(what)} last above 0`,
  },
  {
    words: new RegExp(String.raw`${LAST}(\p{L}[\p{L} -]{2,40}?) (cases?|deaths?)${END}`, 'iu'),
    said: ([, of = '', what = '']) => `when were ${of} ${plural(what)} last above 0`,
  },
]

const plural = (word: string) => (word.endsWith('s') ? word : `${word}s`)
