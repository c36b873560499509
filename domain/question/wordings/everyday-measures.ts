import type { Otherwise } from './other-words.ts'

/** Everyday words for percent, ratios, limits and comparisons, in the words of the reader of questions. */
export const EVERYDAY_MEASURES: readonly Otherwise[] = [
  { words: /\b(?:the )?world(?:['\u2019]s)? (?:goal|target)\b/i, said: () => 'the SDG target' },
  // `Has it reached its target of 38 per 1000`: the answer says the target.
  {
    words:
      /\b(target|goal) of (?:under |below |at most |at least )?[\d.]+(?: ?%| percent| per [\d,]+(?: live births| births)?)?(?=[?.! ]*$)/i,
    said: ([, what = ''], _, text) => (/\b(?:reach|met|meet|achiev|hit|on track)/i.test(text) ? what : null),
  },
  {
    words:
      /,? *\b(?:and what is (?:that|it) |say it also |also |and also )?as one in how many(?: \p{L}+)?[?.! ]*$/iu,
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
  // `Maternal mortality is 993 per 100,000. That's one death in how many births?`: what is told need not be read.
  {
    words:
      /^(.{5,60}?) (?:is|was|stands at|stood at) (?:about |around )?[\d.,]+ ?(?:per (?:[\d,]+|thousand|hundred thousand)(?: live births| births| people)?|%|percent)[.,;:]* +(?:so |and )?(?:that['\u2019]?s|that is|that means|meaning|which is|is that)? ?(?:about )?one (?:death |woman |mother |child |person |baby )?in how many(?: \p{L}+)?[?.! ]*$/iu,
    said: ([, what = '']) => `${what}, one in how many`,
  },
  // `2015 against 2023. How many points up?`: the difference is told.
  {
    words:
      /[.;?] *(?:by )?how many (?:percentage )?points (?:up|down|higher|lower|more|less)(?: is (?:that|it))?[?.! ]*$/i,
    said: (_, __, text) => ((text.match(/\b(?:19|20)\d\d\b/g) ?? []).length === 2 ? ' difference' : null),
  },
  // Alone the index, beside another figure its source.
  { words: /^(?:what is )?(?:the )?shdi\b(?! (?:19|20)\d\d)/i, said: () => 'human development index' },
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
  { words: /\b(?:do|does) (?:their|its|the) (.+?) differ\b/i, said: ([, what = '']) => `compare ${what}` },
  // `Teen births: how many times higher is Katsina than Rivers`.
  {
    words:
      /^(.+?)[:,] how many times (?:higher|lower|more|bigger|larger) (?:is|was) (.+?) than (.+?)(?=,|[?.! ]*$)/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  { words: /\b(?:pls )?say (?:it|that) as (?:1|one) in\b[ .]*/i, said: () => 'one in how many' },
  // `And what was it the year before`, where a figure crossed a line: the answer tells it.
  {
    words: /(?<=\bfirst\b.*),? *and what was it (?:in )?the year before[?.! ]*$/i,
    said: () => '',
  },
  // `How many times higher was …`, also after where it is from.
  {
    words:
      /(?<=, )how many times (?:higher|lower|larger|bigger|greater|more|as (?:high|many|much)) (?:is|was|are|were) (?:the )?(.+?) in (.+?) than (?:in|that of|for) (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  {
    words:
      /^(?:the )?number of (.+?) in (.+?) and (?:in )?(.+?) in ((?:19|20)\d\d),? and how many times (?:more|as many|higher) (?:does|did|has|had|is|are) .+$/i,
    said: ([, what = '', one = '', other = '', year = '']) =>
      `compare times over ${what} in ${one} and ${other} in ${year}`,
  },
  {
    words:
      /\b(?:[Ii]s|[Aa]re) ([Nn]igeria|the country|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:close to|near|anywhere near|anywhere close to) (?:the|its|our) (?:\d+(?:\.\d+)? ?% )?target (?:for|on|of|in) /u,
    said: ([, place = '']) => `does ${place} meet the target for `,
  },
  // `How many times longer did adults go to school`.
  {
    words:
      /\bhow many times longer did (?:adults|people|women|men) in (.+?) go to school than (?:adults|people|women|men)?(?: in)? (.+?)(?=[?.!,(]|$)/i,
    said: ([, one = '', other = '']) => `compare times over mean years of schooling in ${one} and ${other}`,
  },
  { words: /\bwhat (?:part|portion) of\b/i, said: () => 'what share of' },
  // `How many states are at 6 or more`.
  {
    words:
      /(?<=\b(?:states|lgas|zones|ones) (?:are|is|stand|were|lie) )(?:at )?(\d+(?:\.\d+)?) (or (?:more|above|over|higher)|or (?:less|below|under|lower|fewer))\b/i,
    said: ([, number = '', side = '']) =>
      `with at ${/more|above|over|higher/i.test(side) ? 'least' : 'most'} ${number}`,
  },
  // `By how many points do they differ`, behind what is compared.
  {
    words:
      /(?<=\S)[,;.?!]? *(?:and )?by how (?:many (?:percentage )?points|much) (?:do|does|did) (?:they|it|the two|these|both) differ[?.! ]*$/i,
    said: () => ', difference',
  },
  { words: /,? (?:in )?(?:percentage|percent|per cent)[- ]wise\b/i, said: () => '' },
]
