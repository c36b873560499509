import type { Otherwise } from './other-words.ts'

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

/** Everyday words for percent, ratios, limits and times that are spoken, in the words of the reader of questions. */
export const EVERYDAY_MEASURES: readonly Otherwise[] = [
  {
    words: /,? *and what is (?:that|it) as one in how many(?: \p{L}+)?[?.! ]*$/iu,
    said: () => ', one in how many',
  },
  // `How many times as many in Lagos as in Yobe`.
  {
    words:
      /^(.+?)[:,] how many times (?:as many|as much|as high|more|higher) in (.+?) (?:as|than) in (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  // `2013 vs 2024, how many times more`: by the two years.
  {
    words:
      /,?[ \u2013-]*(?:and )?how many times (?:more|higher|bigger|larger|greater|as (?:many|much|high)|(?:did|has|have) (?:it|they|that) (?:grown?|increased?|multipl(?:y|ied)))(?: (?:is|was|were|are) (?:it|that|they))?[?.! ]*$/i,
    said: ({ index }, _, text) =>
      (text.slice(0, index).match(/\b(?:19|20)\d\d\b/g) ?? []).length === 2 ? ' compare times over' : null,
  },
  {
    words:
      /^(.+?) in ((?:19|20)\d\d)[ ,:\u2013-]+(?:and )?how many times (?:more|higher|bigger|larger|greater|as (?:many|much|high)) (?:than|as) (?:in )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, what = '', year = '', other = '']) => `compare times over ${what} in ${year} and ${other}`,
  },
  // `How far are we from the target`.
  { words: /\bhow far (?:are|were) we (?=from|to|off)/i, said: () => 'how far is Nigeria ' },
  {
    words:
      /\b(under|below|over|above|less than|more than|fewer than|at least) (?:a )?half\b(?! (?:of|the|a))/i,
    said: ([, side = '']) => `${side} 50%`,
  },
  { words: /\b(?:had |have |has )?passed (?=\d)/i, said: () => 'above ' },
  {
    words: /\bone (nigerian|person|woman|child|man|household|home|baby|mother) in how many\b/i,
    said: ([, who = '']) => `one in how many ${who}s`,
  },
  // `Twenty fifteen`, as it is said.
  {
    words:
      /\btwenty[- ](ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four|five))?)\b/i,
    said: ([, rest = '']) => `${YEARS_SAID.get(rest.toLowerCase().replace('-', ' ')) ?? rest}`,
    isEach: true,
  },
  { words: /\btwenty[- ]five (?=(?:and over|years|or older|and above|plus))/i, said: () => '25 ' },
  {
    words: /,? *\b(?:say it also |also |and also )?as one in how many[?.! ]*$/i,
    said: () => ', one in how many',
  },
  // `Percent drop from 2010 to 2024`, `by what percent did it grow`: of the figure before.
  {
    words:
      /\b(?:percent(?:age)?|per cent|%) (drop|fall|decline|decrease|rise|increase|growth|change|reduction)\b(?! points?)/i,
    said: ([, what = '']) => `relative change, ${what}`,
  },
  {
    words: /\bby (?:what|how many|how much) (?:percent(?:age)?|per cent|%)(?! points?)\b/i,
    said: () => 'relative change: how much',
  },
  // `The SDG target of 25`: the number is the target's own.
  {
    words:
      /\b((?:sdg|global|un) (?:target|goal)) of (?:under |below |at most |at least )?\d+(?:\.\d+)?(?:%| percent| per 1,?000| per 100,?000)?/i,
    said: ([, what = '']) => what,
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
  { words: /\b(more|less) likely(?: to(?: be)?)?\b/i, said: ([, side = '']) => side },
  {
    words: /\bhow many (?:percent|per cent|per ?centage|%)(?: of)?\b/i,
    said: ([words = '']) => (/of$/i.test(words) ? 'what percentage of' : 'what percentage'),
  },
  { words: /\bhow many % of\b/i, said: () => 'what percentage of' },
  // `By how many points`, behind a comparison: its answer says it.
  {
    words:
      /(?<=\S{3,})[?.,;:]+ *(?:and )?by (?:how (?:many (?:percentage )?points|much)|what margin)[?.! ]*$/i,
    said: (_, __, text) =>
      /\b(?:more|less|fewer|higher|lower|better|worse|than|between|compared?|versus|vs|bigger|smaller|rise|fall|rose|fell|change)\b/i.test(
        text,
      )
        ? ''
        : null,
  },
  // `Nigerian wives` are married women; `the whole of 2025`.
  { words: /\b(?:in |for |over |during )?(?:the )?whole of (?=(?:19|20)\d\d\b)/i, said: () => 'in ' },
  // `How far was it in march 2019`: the month.
  {
    words: /\b(march|may) (?=(?:of )?(?:19|20)\d\d\b)/,
    said: ([, month = '']) => `${month.charAt(0).toUpperCase()}${month.slice(1)} `,
  },
]
