import type { Otherwise } from './other-words.ts'

/** Everyday words for homes, money and people, in the words of the reader of questions. */
export const EVERYDAY_HOUSEHOLDS: readonly Otherwise[] = [
  // `Out of every 100 naira spent on health, how many come from …`.
  {
    words:
      /^(?:out )?of (?:every|each) (?:100|hundred|(?:₦|n)100|one hundred) ?(?:naira)? (?:that (?:is|are) )?(?:spent|paid) on health(?:care| care)?(?: (in [^,]{3,20}))?,? how (?:many|much)(?: naira)? (?:comes?|is|are|goes|go|paid)(?: (?:straight|directly|only))? (?:from|by|out of) /i,
    said: ([, place = '']) => `what share of health spending ${place} from `,
  },
  {
    words:
      /^of all (?:the )?money (?:that is |that was )?spent on health(?:care| care)?(?: (in [^,]{3,20}))?,? (?:what|how many|how much) (?:percent(?:age)?|share|part|%)(?: of it)? (?:was|is|were|did|comes?|came|does)(?: (?:paid|met|covered|come|spent))?(?: by| from)? /i,
    said: ([, place = '']) => `what share of health spending ${place} was paid by `,
  },
  { words: /\bpeople['\u2019]?s['\u2019]? own pockets?\b/i, said: () => 'out of pocket' },
  {
    words: /\b(?:us )?dollars of (?=(?:foreign|external|donor|domestic|government|private|health)\b)/i,
    said: () => '',
  },
  { words: /\b(?:foreign|external) donor (?=money|funding|aid|spending)/i, said: () => 'external ' },
  {
    words: /\b(?:money|funding|aid) spent on health per (?=(?:nigerian|person|head)\b)/i,
    said: () => 'health spending per ',
  },
  // `A place to wash hands with soap and water`.
  {
    words:
      /\b(?:people |households |homes )?(?:with |having )?(?:a |some )?(?:place|spot|stand|facility|station|basin) (?:to|for) wash(?:ing)? (?:their )?hands(?: with (?:soap and water|water and soap))?(?: at home| in the house)?/i,
    said: () => 'basic handwashing facility',
  },
  // `The poorest quarter of households compared with the richest`.
  {
    words:
      /\b(?:how many|what (?:percentage|share|proportion)) of the (?:poorest|richest) (?:quarter|fifth|third|quintile|20%|households)?(?: of (?:households|families|people|nigerians))? (?:have|has|had|use|own|get|got) (.+?),? (?:compared (?:with|to)|against|versus|vs\.?|and) (?:of )?the (?:richest|poorest)(?: (?:quarter|fifth|third|quintile|20%|households))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  {
    words:
      /\b(?:what is |whats )?(?:the )?(?:gap|difference) between (?:the )?(?:rich|poor|richest|poorest|wealthy)(?: and | & |\/)(?:the )?(?:poor|rich|poorest|richest)(?: (?:families|households|people|women|homes|children))? (?:for|in|on|of) /i,
    said: () => 'gap by wealth in ',
  },
  { words: /\bmen and of women\b|\bwomen and of men\b/i, said: () => 'men and women' },
  // `A woman as its head`.
  {
    words:
      /\b(?:homes?|households?|families) (?:has|have|with|having) (?:a )?wom[ae]n as (?:its|their|the) heads?\b|\b(?:homes?|households?|families) (?:that are |are )?(?:led|run|headed) by (?:a )?wom[ae]n\b|\bwom[ae]n-(?:headed|led) (?:homes?|households?|families)\b/i,
    said: () => 'households headed by a woman',
  },
  // `House of Reps`.
  {
    words: /\b(?:women sitting )?(?:in )?(?:the )?house of rep(?:s|resentatives)\b/i,
    said: ([words = '']) => (/^women/i.test(words) ? 'women in parliament' : 'parliament'),
  },
  // `Who has more people, Kogi or Benue`.
  {
    words:
      /\b(?:who|which(?: state| place| one| of them)?) (?:has|have|had|holds) (?:the )?(more|most|fewer|fewest|least|less) (?:people|residents|inhabitants|population)\b/i,
    said: ([, end = '']) => `which state has the ${/mo/i.test(end) ? 'highest' : 'lowest'} total population`,
  },
  {
    words:
      /\bhow many (?:people|persons|residents|inhabitants|nigerians) (?:were|was|did)(?: they)? count(?:ed)? (?:in|for) (.+?) (?:at|in|by|during) the ((?:19|20)\d\d) census\b/i,
    said: ([, place = '', year = '']) => `total population of ${place} in the ${year} census`,
  },
  // `A husband is right to beat his wife`.
  {
    words:
      /\b(?:say(?:s|ing)? |think(?:s|ing)? |who |that |believe )*(?:an? |the )?(?:husband|man|men|husbands) (?:is|are) (?:right|justified|allowed|entitled) (?:to beat|in beating|for beating|to hit|in hitting) (?:his|their) (?:wife|wives)(?: (?:for|in|with) (?:some|any|at least one|one|a) (?:reasons?|situation|case))?/i,
    said: () => 'who justify wife beating',
  },
  {
    words: /\bif every unwanted birth (?:were|was|is) (?:avoided|prevented)\b,?/i,
    said: () => 'wanted fertility rate:',
  },
  {
    words: /\b(?:teen|teenage|adolescent)(?:ager?s?)? (?:birth|birthrate|fertility) ?rate(?: ?\(15-19\))?/i,
    said: () => 'adolescent birth rate',
  },
  {
    words: /\b(\d) ?[-\u2013] ?(\d) (?:yrs?|years?)(?: old)? \((\d+) ?[-\u2013] ?(\d+) months\)/i,
    said: ([, , , from = '', to = '']) => `${from}-${to} months`,
  },
  // `On average at what age do women marry`.
  {
    words:
      /\b(?:on average,? )?(?:at )?(?:what|which) (?:average |mean )?age do (?:women|girls) (?:first |usually |normally )?(?:marry|get married|wed)(?: first)?(?: on average)?\b/i,
    said: () => 'what is the mean age at first marriage',
  },
  // `Slept under a net the night before`.
  {
    words:
      /(?<=\bnets?\b.{0,20}),? *\b(?:the )?(?:night before|previous night|last night|preceding night)(?: the survey| the interview)?/i,
    said: () => '',
  },
  {
    words:
      /\bhow many people (?:are )?(?:there )?(?:for|to|per) (?:each|every|one) (doctor|dentist|nurse|midwife|pharmacist)\b/i,
    said: ([, who = '']) => `people per ${who}`,
  },
  { words: /\bwhat (?:part|portion) of\b/i, said: () => 'what share of' },
]
