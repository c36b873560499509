import type { Otherwise } from './other-words.ts'

const NOW =
  '(?:the )?(?:latest|newest|most recent|current)(?: (?:one|figure|value|year|survey|estimate|data|number|level))?(?: (?:held|available))?|now|today'
const AND = String.raw`,? *(?:and|&|vs\.?|versus|against|compared (?:with|to)|then|to) +`
const YEAR = String.raw`(?:in |of |for |that of )?((?:19|20)\d\d)`
const LAST = String.raw`\b(?:when|(?:in )?(?:which|what) year) (?:was|were|did) (?:the |its |nigeria['\u2019]?s )?(?:very )?last (?:(?:reported|recorded|confirmed|known) )?`
const END = `(?: (?:occur|happen|reported|recorded|seen|held|there))?(?=[?.!,]| in | for |$)`

const YEARS_SAID: ReadonlyMap<string, number> = new Map(
  [
    ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    ...[
      'eighteen',
      'nineteen',
      'twenty',
      'twenty one',
      'twenty two',
      'twenty three',
      'twenty four',
      'twenty five',
    ],
  ].map((word, at) => [word, 2010 + at]),
)

/** Everyday words for times, and for when something last happened, in the words of the reader of questions. */
export const EVERYDAY_TIMES: readonly Otherwise[] = [
  // `In the last week reported`: the newest of the series, and not the one before this.
  {
    words:
      /\b(?:in |for |of |over )?(?:the )?(?:last|latest|newest|most recent) (?:(?:reported|recorded|available|reporting) (week|month)|(week|month) (?:that (?:is|was|has been) )?(?:reported|recorded|available|on record|held|with data|you have|there is))\b/i,
    said: ([, one, other]) => `latest ${one ?? other ?? ''}`,
  },
  {
    words: /\b(?:the )?last year (?:of data|available|held|on record|with data|that you have|you have)\b/i,
    said: () => 'latest',
  },
  {
    words:
      /,? and is (?:it|that) (?:more or less|less or more|higher or lower|up or down)(?: now)? than (?:in )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = '']) => `, change since ${year}`,
  },
  {
    words:
      /\b(?:when was|what was|in) the last (?:year|time) (?:that )?nigeria (?:still )?(?:reported|had|recorded) (?:anybody|anyone|somebody|people|an?y? cases?|cases) (?:with|of) (.+?)(?:,? and (?:with )?how many(?: people| cases)?)?[?.! ]*$/i,
    said: ([, what = '']) => `when was the last ${what} case`,
  },
  // `Between the 2018 and 2024 surveys`.
  {
    words:
      /\bbetween (?:the )?((?:19|20)\d\d) and (?:the )?((?:19|20)\d\d) (?:surveys?|rounds?|editions?)\b/i,
    said: ([, from = '', to = '']) => `between ${from} and ${to}`,
  },
  // `And how did 2023 differ`.
  {
    words: /,? *and how did ((?:19|20)\d\d) (?:differ|compare)[?.! ]*$/i,
    said: ([, year = '']) => ` and in ${year}`,
  },
  // `When did Nigeria last report a guinea worm case`.
  {
    words:
      /\bwhen did (nigeria|the country|we) last (?:report|record|have|see|detect) (?:an? |any )?(.+?) cases?\b/i,
    said: ([, , what = '']) => `when was the last case of ${what}`,
  },
  // `What did the disaster database record from epidemics … that year`, after the year.
  {
    words: /(?<=\b((?:19|20)\d\d)\b.*) (?:in )?that (?:same )?year(?=[?.! ]*$)/i,
    said: () => '',
  },
  { words: /\bin (?:which|what) survey year\b/i, said: () => 'in which year' },
  // `So far in 2026`, `as it stands`.
  { words: /,? *\bso far(?= (?:in|this)\b|[?.! ]*$)/i, said: () => '' },
  { words: /\bby (?:the end of )?week (?=\d{1,2} (?:of )?20\d\d)/i, said: () => 'in week ' },
  {
    words:
      /,? *and has (?:that|it|this)(?: share| rate| figure)? (?:grown|risen|fallen|changed|increased|dropped|gone up|gone down) since ((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = '']) => ` since ${year}`,
  },
  // `Twenty fifteen`, as it is said.
  {
    words:
      /\btwenty[- ](ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four|five))?)\b/i,
    said: ([, rest = '']) => `${YEARS_SAID.get(rest.toLowerCase().replace('-', ' ')) ?? rest}`,
    isEach: true,
  },
  // `In a year`: what is counted by years anyway.
  {
    words:
      /(?<!\b(?:most|highest|lowest|least|record|ever)\b.*),? *\b(?:in|within|over|during) (?:a|one|any|each|every|any one)(?: single| given| whole)? year\b(?=[?.!, ]|$)/i,
    said: (_, __, text) =>
      /\b(?:how many times|how often|which year|ever)\b/i.test(text) ||
      !/\b(?:per|every|of every|in every) 1[\d,]*\b|\bone in\b|%|\b(?:rate|percent|percentage|share|proportion)\b/i.test(
        text,
      )
        ? null
        : '',
  },
  // `Nigerian wives` are married women; `the whole of 2025`.
  { words: /\b(?:in |for |over |during )?(?:the )?whole of (?=(?:19|20)\d\d\b)/i, said: () => 'in ' },
  // `How far was it in march 2019`: the month.
  {
    words: /\b(march|may) (?=(?:of )?(?:19|20)\d\d\b)/,
    said: ([, month = '']) => `${month.charAt(0).toUpperCase()}${month.slice(1)} `,
  },
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
  // `The last year we have data for`.
  {
    words:
      /\b(?:in |for )?(?:the )?last year (?:that |for which )?(?:we|you|there) (?:have|hold|is|are) (?:any )?(?:data|figures|numbers)(?: for| on)?\b/i,
    said: () => 'latest',
  },
  // `New breast cancer cases, and is that up on 2019`.
  {
    words:
      /^(.{6,120}?),? and (?:is|was) (?:that|it|this) (?:up|down|higher|lower|more|less|better|worse) (?:on|than|from|since|compared (?:with|to)) (?:in )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, what = '', year = '']) => `change since ${year} of ${what}`,
  },
  // `Clients counted in a year`: what is counted is counted by year; a change over a year is another question.
  {
    words:
      /(?<=\b(?:counted|recorded|seen|reported|notified|registered)\b.{0,60}) in (?:a|one|any|a whole) year(?= ?[?.!]*$)/i,
    said: (_found, _reader, text) =>
      /\b(?:chang|fall|fell|rise|rose|drop|grow|grew|gain|los[es]|more|fewer|less)\w*/i.test(text)
        ? null
        : '',
  },
]

const plural = (word: string) => (word.endsWith('s') ? word : `${word}s`)
