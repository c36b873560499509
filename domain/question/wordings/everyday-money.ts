import type { Otherwise } from './other-words.ts'

/** The part of health spending that somebody pays, by its name: `donor`, `government`, `out-of-pocket`, `household`. */
export function shareOfHealthSpending(whose: string): string {
  if (/^gov/i.test(whose)) return 'government health expenditure (% of CHE)'
  return /^(?:out|house)/i.test(whose)
    ? 'out-of-pocket expenditure (% of CHE)'
    : 'external health expenditure (% of CHE)'
}

/** Everyday words for money, spending and poverty, in the words of the reader of questions. */
export const EVERYDAY_MONEY: readonly Otherwise[] = [
  {
    words:
      /\bof all (?:the )?money spent on health(?: (in \w+))?,? what (?:part|share) comes out of (?:the )?government['\u2019]?s (?:own )?pocket\b/i,
    said: ([, place = '']) => `${shareOfHealthSpending('government')} ${place}`,
  },
  // `How poor is Kebbi in money terms`: no terms of use.
  {
    words:
      /\bhow (?:poor|many (?:people )?are poor)(?: (?:is|are))? ?(\S.*?),? in (?:money|monetary|cash|income|naira) terms\b/i,
    said: ([, place = '']) => `poverty, national line in ${place.replace(/^in /i, '')}`,
  },
  {
    words: /\b(?:poverty|poor people|the poor) in (?:money|monetary|cash|income|naira) terms\b/i,
    said: () => 'poverty, national line',
  },
  {
    words:
      /\bfamilies whose health bills eat more than a (tenth|quarter) of what they spend(?:: what share of (?:the )?(?:population|people) lives? in such families)?/i,
    said: ([, share = '']) => `catastrophic health spending (>${/tenth/i.test(share) ? '10' : '25'}%)`,
  },
  {
    words:
      /\bhow many women (?:in|for|from) (\w+) (?:have|get|had|got|has) health insurance(?:,? (?:in |for )?((?:19|20)\d\d))?,? and (?:the |how many )?men(?: nko)?[?.! ]*$/i,
    said: ([, place = '', year = '']) =>
      `women with health insurance in ${place} ${year} and men with health insurance in ${place} ${year}`,
  },
  {
    words:
      /\bdonor money for hiv(?: in nigeria)?(?:,? (?:in )?((?:19|20)\d\d))? (?:vs\.?|versus|against|and) (?:the )?government['\u2019]?s (?:own )?money(?: (?:that|the|in the) same year)?(?:,? in (?:us )?dollars)?/i,
    said: ([, year = '']) => `HIV expenditure, international and HIV expenditure, domestic public ${year}`,
  },
  {
    words: /\b(?:the )?government['\u2019]?s share of (?:current )?health (?:spending|expenditure)\b/i,
    said: () => shareOfHealthSpending('government'),
  },
  {
    words:
      /\bhow far below the national poverty line do people fall(?: on average)?(?: ?\(as (?:an? )?(?:%|percent|share) of the line\))?/i,
    said: () => 'poverty gap, national line',
  },
  // `For every 100 naira spent on health, how much did families bring out of their own pockets`.
  {
    words:
      /^(?:for|out of|of) every (?:100|hundred) naira (?:that was |that is )?spent on health(?:care| care)?((?: in \w+)*), how much (?:did|do) (?:the )?(?:sick(?: people)?|patients?|people|families|households|nigerians)(?: and their families)? (?:bring out|pay|spend|bring)(?: from| out of)? (?:their )?(?:own )?pockets?/i,
    said: ([, where = '']) => `${shareOfHealthSpending('out')}${where}`,
  },
  {
    words:
      /\b(?:in (?:us )?dollars,? )?how much (?:money )?(?:was|is|did nigeria|does nigeria|do we|did we) (?:spent|spend) on (?:the )?health of (?:each|every|one|an?) (?:nigerian|person|citizen)\b/i,
    said: () => 'health spending per person (US$)',
  },
  {
    words:
      /\b(?:the )?poverty line (?:set|drawn|fixed|defined) by (?:our own|the|our|nigeria['\u2019]?s) (?:national )?(?:statistics (?:office|bureau)|bureau of statistics|NBS)\b/i,
    said: () => 'the national poverty line',
  },
  // `Donor money as % of current health spending`: a part of what is spent, and not of the economy.
  {
    words:
      /\b(?:what (?:is|was) )?(donors?|foreign(?: aid)?|external(?: aid)?|government|out[- ]of[- ]pocket|household) (?:money|funds?|funding|aid|payments?|contributions?|spending) as (?:an? )?(?:%|percent(?:age)?|per cent|share|part|fraction|proportion) of (?:the )?(?:current |total |all )*health (?:spending|expenditure|costs?)\b/i,
    said: ([, whose = '']) => shareOfHealthSpending(whose),
  },
  {
    words:
      /\bhow much (?:is|was|does nigeria|did nigeria|do we)(?: \w+)? (?:spent|spend) on health(?:care| care)? (?:per|for each|for every|a) (?:nigerian|person|head|capita|citizen)\b/i,
    said: () => 'health spending per person',
  },
  {
    words:
      /(?:\bwhat )?\bshare of (?:the )?(?:total |all |general )?government (?:spending|expenditure|budget) (?:that )?(?:went|goes|go|going|is spent|was spent|is|was)(?: spent)? (?:to|on|for|into) health\b/i,
    said: () => 'the health share of government spending',
  },
  {
    words:
      /\bout of all (?:the )?money spent on health(?:care| care)?(?: (in \S+))?,? how much (?:came|comes|is|was) from /i,
    said: ([, place = '']) => `what share of health spending ${place} from `,
  },
  // `How many dollars did foreign donors put into the fight against HIV`.
  {
    words:
      /\bhow (?:many dollars|much(?: money)?) did (?:foreign|external|international) (?:donors?|partners?) (?:put|pay|spend|give|bring) (?:in ?to|for|on|towards?) (?:the fight against )?hiv(?:\/aids)?(?: in nigeria)?/i,
    said: () => 'HIV expenditure, international',
  },
  {
    words:
      /\bcatastrophic health (?:bills?|costs?|payments?)\b(?: ?\(over (10|25) ?% of the (?:household )?(?:budget|income)\))?/i,
    said: ([, share]) =>
      share === undefined ? 'catastrophic health spending' : `catastrophic health spending (>${share}%)`,
  },
  // `Money from foreign donors went into HIV`.
  {
    words:
      /\b(?:how much )?money from (?:foreign|external|international|overseas) (?:donors?|partners?|sources?) (?:went|goes|was put|was spent|is spent|came) (?:in ?to|for|on) hiv(?:\/aids| and aids)?\b/i,
    said: () => 'HIV expenditure, international',
  },
  {
    words: /\b(?:domestic )?(?:government|public) spending on hiv(?:\/aids| and aids)?\b/i,
    said: () => 'HIV expenditure, domestic public',
  },
  // `How much did the average Nigerian pay out of pocket`.
  {
    words:
      /\bhow much (?:did|does|do) (?:the |an? )?(?:average |typical )?(?:nigerians?|person|people|citizens?) (?:pay|spend) out[- ]of[- ]pocket (?:for|on) health(?:care| care)?/i,
    said: () => 'out-of-pocket spending per person',
  },
  {
    words: /(?<=\b(?:people|population|nigerians|residents) )multidimensionally poor\b/i,
    said: () => 'in multidimensional poverty',
  },
  { words: /\bnbs poverty index\b/i, said: () => 'NBS-MPI' },
  // `Health cover`, which is insurance.
  { words: /\bhealth cover\b/i, said: () => 'health insurance' },
  {
    words:
      /\b(?:all )?health spending together(?:,? public and private)?[:,]? (?:what (?:percent|share|part) of gdp is (?:that|it))/i,
    said: () => 'current health expenditure (% of GDP)',
  },
  {
    words:
      /\b(?:what )?(?:percent|share|part|%) of (?:its|the|their) (?:total )?budget does (?:the )?(?:nigerian |federal )?government (?:spend|put|use)(?: on| into) education\b/i,
    said: () => 'education share of government spending',
  },
  // `Spending more than 10% of the household budget on health`.
  {
    words:
      /\b(?:(?:people|households|population|families|nigerians|share of people) )?(?:who |that )?(?:spend|spends|spent|spending) (?:more than|over|above) (?:a )?(10|25|ten|twenty-?five|tenth|quarter) ?(?:%|percent|per cent)? of (?:their |the |its )?(?:household |family )?(?:budgets?|incomes?|consumption|money)(?: or income)? on health(?:care| care)?/i,
    said: ([, share = '']) =>
      `catastrophic health spending (>${/^(?:10|ten|tenth)$/i.test(share) ? '10' : '25'}%)`,
  },
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
  // `What share comes from people's pockets`: a share, and no source of figures.
  {
    words:
      /\b(?:what|how much|which) (?:share|part|percent(?:age)?|proportion)(?: of (?:it|that|the money))? (?:comes?|is paid|is coming|do people pay) (?:straight |directly )?(?:from|out of|by) (?:the )?(?:people|patients|families|households|citizens|nigerians)['\u2019]?s?['\u2019]? (?:own )?pockets?(?=[?.! ]*$)/i,
    said: () => 'out-of-pocket expenditure (% of CHE)',
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
  { words: /\bspend on schools?\b/i, said: () => 'spend on education' },
  // `Under the national poverty line`.
  {
    words: /\b(?:people|nigerians|persons) (?:living )?(?:under|below|beneath) the national poverty line\b/i,
    said: () => 'poverty, national line',
  },
  {
    words:
      /\b(?:share|part|percent|percentage|proportion|%) of (?:current |total |all |the )*health (?:spending|expenditure)(?: (in \S+))? (?:is|was|are|comes from) (?:paid )?(?:by |from )?(?:private|the private sector)(?: (?:money|sources|pockets))?\b/i,
    said: ([, place = '']) => `private health expenditure (% of CHE) ${place}`,
  },
  // `How many US dollars came from abroad for HIV/AIDS`.
  {
    words:
      /\bhow (?:many (?:us |american )?dollars|much(?: money)?) (?:came|comes|was|is|were)(?: (?:sent|given|received|spent))? from (?:abroad|outside|overseas|other countries|foreign(?:ers| donors| countries)?) (?:for|on|into|to fight|against|towards?) hiv(?:\/aids| and aids)?\b/i,
    said: () => 'HIV expenditure, international',
  },
  // `How many dollars`: in which money.
  {
    words: /,? *\bin (?:us )?dollars\b(?=[?.!, ]|$)/i,
    said: (_, __, text) => (/\bppp|international\b/i.test(text) ? null : ' US$'),
  },
  // `How much of health spending is private`: a share of it.
  {
    words:
      /\bhow much of (?=(?:the |all |total |nigeria['\u2019]?s |our )?(?:current )?health (?:spending|expenditure|costs)\b)/i,
    said: () => 'what share of ',
  },
  { words: /\bany health insurance at all\b/i, said: () => 'health insurance' },
  {
    words: /\b(?:nigerian )?women of childbearing age(?=,? how many had (?:any )?health insurance)/i,
    said: () => 'women',
  },
  {
    words: /\bout-of-pocket spending per person(?:,? (?:in|for) a year)?,? in international dollars\b/i,
    said: () => 'out-of-pocket spending per person (PPP)',
  },
  {
    words:
      /\bhow much money for hiv(?:\/aids)? (?:came|comes|was given|was paid) (?:from|by) (?:international|foreign|external) (?:donors?|partners?)\b/i,
    said: () => 'HIV expenditure, international',
  },
  // `What is government spending on health as % of GDP`: the figure, and no meaning.
  {
    words:
      /^what(?:['’]?s| is) (?:the |our )?(.{3,60}? (?:as|in) (?:an? )?(?:%|percent(?:age)?|per cent|share) of (?:the )?gdp)[?.! ]*$/i,
    said: ([, what = '']) => `${what} in Nigeria`,
  },
  {
    words: /\b(?:ordinary |plain |normal )?(?:income|money|monetary) poverty\b/i,
    said: () => 'poverty, national line,',
  },
]
