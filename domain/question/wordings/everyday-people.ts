import type { Otherwise } from './other-words.ts'

/** Everyday words for people, their ages, schooling, marriage, displacement and number, in the words of the reader of questions. */
export const EVERYDAY_PEOPLE: readonly Otherwise[] = [
  {
    words:
      /\b(?:how many )?children (?:below|under) 15 (?:are )?(?:there )?(?:are )?for every (?:hundred|100) people of working age\b(?:,? and what ages count as working age(?: there)?)?/i,
    said: () => 'young-age dependency ratio',
  },
  {
    words:
      /\b(?:how many )?married women (?:who )?have a say when it comes to their own (?:treatment|health|health care|care)\b/i,
    said: () => 'women deciding on own health care',
  },
  {
    words:
      /\bof (?:the )?women who have or had a husband or partner,? how many were (?:beaten|hit)(?: or forced)? by him in the (?:past|last) year\b/i,
    said: () => 'recent intimate partner violence',
  },
  {
    words: /\b(?:those|people|nigerians) who crossed the border to other countries\b/i,
    said: () => 'Nigerian refugees abroad',
  },
  {
    words:
      /\bhow far behind are (?:the )?children of the poorest (?:homes|families) compared with the richest\b/i,
    said: () => 'by wealth',
  },
  {
    words:
      /\bhow many people does (?:a|the) (?:typical|average) (?:nigerian )?(?:household|home|family) (?:hold|have)\b/i,
    said: () => 'average household size in Nigeria',
  },
  {
    words:
      /\bhow old are (?:women|mothers)(?: on average)? when they (?:get|have|born|bear) their first (?:baby|child|pikin)\b/i,
    said: () => 'mean age at first birth',
  },
  {
    words:
      /\b(?:on average,? )?how many children will an? (?:average |typical )?woman(?: (in .+?))? (?:bear|have|give birth to|end up with)(?: on average)?\b/i,
    said: ([, place = '']) => `total fertility rate ${place}`,
  },
  { words: /\b(?:wore|wear|used|put on) a rubber\b/i, said: () => 'used a condom' },
  {
    words:
      /\b(?:married )?women (?:who )?take part in all three (?:household )?decisions\b(?: ?[-\u2013:(][^?.]{5,60})?/i,
    said: () => 'women taking part in decisions',
  },
  {
    words: /\bold[- ]age dependency ratio\b([^?.(]*?) ?\([^)]*\b65\b[^)]*\)/i,
    said: ([, where = '']) => `old-age dependency ratio${where}`,
  },
  {
    words:
      /\b(?:are |were )?(?:working or (?:hunting|looking|searching) for work|in work or looking for (?:it|work|a job))\b/i,
    said: (_, __, text) => `labour force participation${/\bwomen\b/i.test(text) ? ', women' : ''}`,
  },
  {
    words:
      /\b(?:young )?women (?:aged )?20 ?[-\u2013] ?24 who were (?:already )?(?:given out as wives|married(?: off)?|wed) before (?:they were |the age of |age )?(15|18)\b/i,
    said: ([, age = '']) => `married before age ${age}`,
  },
  {
    words:
      /\bhad (?:mothers|women) (?:starting|start|begin) (?:childbearing|having children|having babies),?(?: on average,?)? before (?:they were |age )?(\d{2})\b/i,
    said: ([, age = '']) => `had mean age at first birth below ${age}`,
  },
  {
    words:
      /\b(?:people )?(?:who are |that are )?(?:nearly|almost) poor\b(?: ?[-\u2013,(] ?not yet poor[^?.,)\u2013-]{0,50}\)?)?(?: ?[-\u2013,])?/i,
    said: () => 'people vulnerable to multidimensional poverty,',
  },
  {
    words:
      /\bof (?:all )?(?:the )?(?:adults|people|nigerians) (?:living )?with hiv(?: in nigeria)?,? (?:what|which|how much) (?:part|share|percent(?:age)?|proportion|fraction) (?:is|are) (?:female|women)\b/i,
    said: () => "level of women's share of people with HIV (15+)",
  },
  {
    words: /\bworld poverty index\b(?: that counts [^?.,(]{5,40})?(?: ?\(0 to 1\))?/i,
    said: () => 'global MPI value',
  },
  {
    words:
      /\b(?:were |are |is )?(?:living|staying) away from their (?:own )?homes? (?:but )?(?:inside|within|in) (?:the|their own) country (?:because of|due to) (?:conflict|violence|fighting|war)(?: (?:or|and) (?:disasters?|floods))?\b/i,
    said: () => 'internally displaced',
  },
  {
    words:
      /\b(?:whose|with their|had their|have their|with|their) births? (?:is |was |were |been )?(?:put down|written down|recorded|entered|noted)(?: officially)? (?:by|with) (?:the )?government\b/i,
    said: () => 'with birth registration',
  },
  {
    words:
      /\b(?:(?:have|has|been|were|was|had) )*(?:cut|circumcised) (?:down there|in their private parts?)(?: as (?:girls|children|babies))?/i,
    said: () => 'undergone female genital mutilation',
  },
  { words: /(?<=[?.]) *i mean (?:that|the) [^?]{3,50}(?:number|figure|measure)[.! ]*$/i, said: () => '' },
  {
    words:
      /\b(?:roughly |about )?one (doctor|nurse) (?:for|to|per|serves?) how many (?:nigerians|people|persons|citizens|patients)\b/i,
    said: ([, who = '']) => `${who} density as one in how many people`,
  },
  { words: /\byounger than (?=\d)/i, said: () => 'under ' },
  // `The average age wey women dey born their first pikin`.
  {
    words:
      /\b(?:the )?(?:average|mean|typical) age (?:at which|when|that|wey|at wey|for which)? ?(?:women|girls|mothers|ladies)(?: in (.+?))? (?:dey |usually |normally |first )*(?:have|has|had|give birth to|bear|get|born) (?:their |the |dem |a )?first (?:baby|child|pikin|birth)\b/i,
    said: ([, place]) => `mean age at first birth${place === undefined ? '' : ` in ${place}`}`,
  },
  {
    words:
      /\b(?:average|mean) age (?:at which|when) (?:women|girls) (?:first )?(?:marry|get married|wed)(?: first)?/i,
    said: () => 'mean age at first marriage',
  },
  // `On average at what age do women in Abia have their first baby`.
  {
    words:
      /\b(?:on average,? )?(?:at )?(?:what|which) (?:average |mean )?age(?: on average)? do (?:women|girls|mothers)(?: in (.+?))? (?:usually |normally |first )?(?:have|give birth to|bear|get|born) (?:their |the )?first (?:baby|child|pikin|birth)(?:,? on average)?/i,
    said: ([, place]) => `what is the mean age at first birth${place === undefined ? '' : ` in ${place}`}`,
  },
  {
    words:
      /\b(?:on average,? )?(?:at )?(?:what|which) (?:average |mean )?age do (?:women|girls) in (.+?) (?:usually |normally |first )?(?:marry|get married|wed)(?: first)?(?:,? on average)?/i,
    said: ([, place = '']) => `what is the mean age at first marriage in ${place}`,
  },
  // `What share of people in Ebonyi lived in towns and cities`: the towns are what is counted, and no group.
  {
    words:
      /\b(?:what|which) (?:share|percent(?:age)?|per cent|proportion|part|fraction) of (?:the )?(people|nigerians|population|residents|inhabitants)(?: (?:in|of) (.+?))? (?:lived?|lives|living|stays?|stayed|dey live|resided?)(?: in)? (?:the )?(?:towns?(?: (?:and|or) cit(?:y|ies))?|cities(?: (?:and|or) towns)?|urban (?:areas?|places|centres?))\b/i,
    said: ([, , place]) => `urban population (%)${place === undefined ? '' : ` in ${place}`}`,
  },
  {
    words: /\bbabies (?:below|under) (?:one|1)(?: year)?\b(?=.*\b(?:number|how many|there)\b)/i,
    said: () => 'population under 1',
  },
  { words: /\bold people,? (?:aged )?65 and (?:above|over|older)\b/i, said: () => 'people aged 65 and over' },
  {
    words: /\bwhich has (more|fewer|less) (?:infants|babies) under (?:one|1)(?: year)?,? /i,
    said: () => 'compare population under 1 ',
  },
  {
    words:
      /\b(?:share|percent|percentage|proportion|part) of (?:the )?(?:adults|people|nigerians) (?:living )?with hiv(?: in nigeria)? (?:is|are|who are|that are) (?:women|female)\b/i,
    said: () => "level of women's share of people with HIV (15+)",
  },
  // `Flee their homes because of fighting`.
  {
    words:
      /\b(?:had to |were forced to |have to )?(?:flee|fled|leave|left|run from|ran from) (?:their|the) homes? (?:because of|due to|from|by) (?:the )?(?:fighting|conflict|violence|war|insurgency|attacks|bandits|boko haram)\b/i,
    said: () => 'displaced by conflict',
  },
  {
    words:
      /\b(?:displaced|uprooted|driven out|driven from (?:their )?homes?) by (?:floods? and )?(?:other )?natural disasters\b/i,
    said: () => 'displaced by disasters',
  },
  {
    words:
      /\b(?:the )?(?:share of )?(?:the )?elderly(?! depend)(?: people| persons)?(?: ?\(?(?:aged )?65 ?(?:plus|\+|and (?:above|over|older)|years and above)\)?)?/i,
    said: ([words = '']) =>
      /share/i.test(words) ? 'share of the population aged 65 and over' : 'people aged 65 and over',
  },
  {
    words: /\bold people(?: ?\(?65 (?:and above|and over|plus|\+)\)?)? per 100 (?:people )?of working age\b/i,
    said: () => 'old-age dependency ratio',
  },
  { words: /\bsigned up\b/i, said: () => 'registered' },
  // `Where children below 15 make up the largest part of the people`.
  {
    words:
      /\b(?:do |are )?(?:children|kids|people|those) (?:below|under) 15 (?:make up|are|form) the (largest|biggest|highest|smallest|lowest) (?:part|share|proportion) of (?:the )?(?:people|population|residents)\b/i,
    said: ([, end = '']) => `is population aged 0-14 (%) ${/small|low/i.test(end) ? 'lowest' : 'highest'}`,
  },
  {
    words:
      /\b(?:what |which )?(?:%|percent|percentage|share|proportion|part) of (?:the |nigerias? |nigeria['\u2019]s |our )?(?:total )?(?:population|people|nigerians) (?:is|are) (?:female|women|females)\b/i,
    said: () => 'female population (%)',
  },
  {
    words:
      /\b(?:(?:share|percent|percentage|%|part) of )?(?:people|those|persons) (?:(?:who )?(?:live|living) )?in (?:homes?|households?|families) (?:where|in which|with) an? (?:school[- ]age(?:d)?|school going) (?:child|kid) (?:who |that )?(?:is |does |are )?(?:not|no|never|out) (?:going to|attending|attend|in|go to|of) school\b/i,
    said: () => 'deprived: school attendance',
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
    words: /\b(\d) ?[-\u2013] ?(\d) (?:yrs?|years?)(?: old)? \((\d+) ?[-\u2013] ?(\d+) months\)/i,
    said: ([, , , from = '', to = '']) => `${from}-${to} months`,
  },
  // `On average at what age do women marry`.
  {
    words:
      /\b(?:on average,? )?(?:at )?(?:what|which) (?:average |mean )?age do (?:women|girls) (?:first |usually |normally )?(?:marry|get married|wed)(?: first)?(?: on average)?\b/i,
    said: () => 'what is the mean age at first marriage',
  },
  { words: /\btwenty[- ]five (?=(?:and over|years|or older|and above|plus))/i, said: () => '25 ' },
  {
    words:
      /\bnigerians? (?:who |that )?(?:are|live as|living as) refugees (?:elsewhere|abroad|in other countries|outside(?: nigeria)?)\b|\bnigerian refugees (?:were |are |was )?(?:living|staying|hosted)?(?: \w+)? ?(?:in|to) (?:other|foreign) countries\b/i,
    said: () => 'Nigerian refugees abroad',
  },
  // `How many Nigerians have fled to other countries`.
  {
    words:
      /\b(?:how many |number of )?nigerians? (?:(?:who|that|wey|have|has|had|don|dey|are|is|were) )*(?:run(?:ning)?|ran|fle(?:d|e|eing)|escaped?|gone|go|left|living|live|sought (?:safety|asylum|refuge)|took refuge)(?: away| go| as refugees| comot)?(?: (?:to|for|in|into|enter))? (?:(?:another|other|foreign|neighbou?ring) (?:countr(?:y|ies)|lands?)|abroad|overseas)(?: as refugees)?/i,
    said: () => 'Nigerian refugees abroad',
  },
  {
    words:
      /\brefugees? (?:(?:who|that|wey|have|has|had|are|were) )*(?:come|came|coming|originat(?:e|ed|ing)|fle(?:d|e|eing)|run|ran|left|leaving|originally) (?:out )?(?:of |from )?nigeria\b/i,
    said: () => 'Nigerian refugees abroad',
  },
  // `Can less than a quarter of women read`.
  {
    words:
      /\bcan (less than|fewer than|more than|over|under|at least) (.{1,24}?) of (?:the |its )?women read(?: and write)?\b/i,
    said: ([, side = '', part = '']) => `is female literacy ${side} ${part}`,
  },
]
