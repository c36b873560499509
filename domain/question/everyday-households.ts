import type { Otherwise } from './other-words.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'

/** Everyday words for homes, schools and people, in the words of the reader of questions. */
export const EVERYDAY_HOUSEHOLDS: readonly Otherwise[] = [
  // `What share of people in Ebonyi lived in towns and cities`: the towns are what is counted, and no group.
  {
    words:
      /\b(?:what|which) (?:share|percent(?:age)?|per cent|proportion|part|fraction) of (?:the )?(people|nigerians|population|residents|inhabitants)(?: (?:in|of) (.+?))? (?:lived?|lives|living|stays?|stayed|dey live|resided?)(?: in)? (?:the )?(?:towns?(?: (?:and|or) cit(?:y|ies))?|cities(?: (?:and|or) towns)?|urban (?:areas?|places|centres?))\b/i,
    said: ([, , place]) => `urban population (%)${place === undefined ? '' : ` in ${place}`}`,
  },
  { words: /\bmultidimensionally poor(?=.*\bOPHI\b)/i, said: () => 'in global MPI poverty' },
  {
    words: /\bbabies (?:below|under) (?:one|1)(?: year)?\b(?=.*\b(?:number|how many|there)\b)/i,
    said: () => 'population under 1',
  },
  {
    words:
      /(?<=\bby wealth\b)[:,]? (?:the )?(?:poorest|richest) (?:vs\.?|versus|and|against) (?:the )?(?:richest|poorest)(?: (?:fifth|quarter|quintile))?/i,
    said: () => '',
  },
  { words: /\b(?:in |by )?the (wellcome) survey\b/i, said: () => 'by Wellcome' },
  { words: /\b(?:go|goes|going) in the open\b/i, said: () => 'practise open defecation' },
  { words: /\bold people,? (?:aged )?65 and (?:above|over|older)\b/i, said: () => 'people aged 65 and over' },
  {
    words: /\b(?:go|going|went) (?:seriously|severely|very) hungry(?: ?\(severe food insecurity\))?/i,
    said: () => 'are severely food insecure',
  },
  {
    words:
      /\bhow many years of schooling can (?:an? )?child(?:ren)?(?: starting school| who starts? school)?(?: (in \S+))? expect\b/i,
    said: ([, place = '']) => `expected years of schooling ${place}`,
  },
  {
    words: /\bwhich has (more|fewer|less) (?:infants|babies) under (?:one|1)(?: year)?,? /i,
    said: () => 'compare population under 1 ',
  },
  {
    words:
      /\bamong the (?:poorest|richest) (?:quarter|fifth)(?: of (?:households|homes|families))?,? (.+?),? and among the (?:richest|poorest)(?: (?:quarter|fifth))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  { words: /\bthe fight against (?=hiv|tb|malaria|tuberculosis)/i, said: () => '' },
  {
    words:
      /\b(?:clean (?:cooking )?fuels?) (?:like|such as) (?:gas|electricity|lpg)(?:,? (?:and |or )?(?:gas|electricity|lpg))*/i,
    said: () => 'clean fuel',
  },
  { words: /\b(?:nepa|phcn) (?:light|power)(?: ?\(national grid\))?/i, said: () => 'grid electricity' },
  { words: /\bhealth posts and hospitals\b/i, said: () => 'health facilities' },
  {
    words: /\b(?:beaten|beat) or shouted at(?: at home)?(?: as (?:punishment|discipline))?/i,
    said: () => 'violent discipline',
  },
  {
    words: /\bwho experienced violent discipline|are violent discipline\b/i,
    said: () => 'violent discipline',
  },
  {
    words:
      /\b(?:people|children|households)(?: in (\S+))? (?:live |living |who live )?with a school-?age child (?:who is |that is )?(?:out of|not in|not attending) school\b/i,
    said: ([, place]) => `deprived: school attendance${place === undefined ? '' : ` in ${place}`}`,
  },
  // `If every birth was wanted`.
  {
    words: /\bhow many children would women have had if every birth (?:was|were|had been) wanted\b/i,
    said: () => 'wanted fertility rate',
  },
  {
    words: /\b(?:of|between) (?:the )?(?:1,?000|every 1,?000|1000) toddlers (?:aged )?1-4 (?:died|die)\b/i,
    said: () => 'child mortality rate (1-4 years)',
  },
  {
    words:
      /(?<!\b(?:adults|people|women|men) )\bwho (?:finish|finishes|complete|completes|finished|completed) (upper|senior|lower|junior) secondary(?: school)?/i,
    said: ([, which = '']) => `${/upper|senior/i.test(which) ? 'upper' : 'lower'} secondary completion rate`,
  },
  { words: /\bsevere hunger(?: ?\(food insecurity\))?/i, said: () => 'severe food insecurity' },
  {
    words:
      /(?<!\b(?:adolescent|teen|teenage|crude|still) ?)\bbirth rate\b(?! (?:of|among|for|in) (?:teen|adolescent|girls))/i,
    said: () => 'crude birth rate',
  },
  {
    words:
      /\b(?:share|percent|percentage|proportion|part) of (?:the )?(?:adults|people|nigerians) (?:living )?with hiv(?: in nigeria)? (?:is|are|who are|that are) (?:women|female)\b/i,
    said: () => "women's share of people with HIV (15+)",
  },
  {
    words:
      /,? *and has (?:that|it|this)(?: share| rate| figure)? (?:grown|risen|fallen|changed|increased|dropped|gone up|gone down) since ((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = '']) => ` since ${year}`,
  },
  // `Rivers, streams or ponds`, and not Rivers State.
  {
    words:
      /\b(?:rivers?|streams?|ponds?|lakes?|creeks?)(?:(?:, (?:or |and )?| and | or | ?\/ ?)(?:rivers?|streams?|ponds?|lakes?|creeks?|dams?))+(?: water)?\b/i,
    said: () => 'surface water',
  },
  {
    words:
      /\b(?:use|using|drink|drinking|fetch) (?:water )?(?:straight |directly )?(?:from )?(?:the )?(?:river|stream)s?(?: water)?(?! state)\b/,
    said: () => 'drink surface water',
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
      /\bdeaths (?:from|in|of) (?:disease )?(?:outbreaks|epidemics)(?: (?:that (?:were|are) )?recorded as disasters)?(?=\b.*\bdisasters?\b)|\bdeaths (?:from|in|of) (?:disease )?(?:outbreaks|epidemics) recorded as disasters\b/i,
    said: () => 'deaths in recorded epidemics',
  },
  // `Women have six or more children on average`.
  {
    words:
      /\bwomen (?:still )?(?:have|bear|give birth to|born) (three|four|five|six|seven|eight|[3-8]) or more (?:children|babies|kids)(?: each)?(?: on average)?/i,
    said: ([, count = '']) => `total fertility rate is at least ${count}`,
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
  { words: /\bIWI\b(?: household asset(?:s)?)?(?: score| index)?/, said: () => 'International Wealth Index' },
  // `Where do your numbers on … come from`.
  {
    words:
      /\bwhere do (?:your|the|these) (?:numbers|figures|data|values) (?:on|about|for|of) (.+?) come from(?:,? and (?:which|what|for which) years(?: do (?:they|you|it) (?:cover|have|hold)(?: them)?)?)?(?=[?.!]|$)/i,
    said: ([, what = '']) => `which sources have ${what}`,
  },
  {
    words:
      /\b(?:[Ii]s|[Aa]re) ([Nn]igeria|the country|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:close to|near|anywhere near|anywhere close to) (?:the|its|our) (?:\d+(?:\.\d+)? ?% )?target (?:for|on|of|in) /u,
    said: ([, place = '']) => `does ${place} meet the target for `,
  },
  {
    words: /\b(?:access to )?(?:electricity|light|power) (?:at|in the) (?:home|house)s?\b/i,
    said: () => 'households with electricity',
  },
  {
    words:
      /\bhow big is the (.+?) gap between (?:the )?(?:richest|poorest|rich|poor)(?: (?:quarter|fifth|third))?(?: of homes| of households)? and (?:the )?(?:poorest|richest|rich|poor)(?: (?:quarter|fifth|third))?(?: of (?:homes|households|families|people))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  { words: /\blive up to (?=(?:age )?65\b)/i, said: () => 'live to ' },
  // `A household that lost a child`.
  {
    words:
      /\b(?:people|persons|nigerians)?(?: in (\S+))? ?(?:living |live |who live )?in (?:an? )?(?:households?|homes?|famil(?:y|ies)) (?:that|where|which) (?:lost a child|a child (?:has )?died|had a child die)(?: in (?:the )?(?:past|last) (?:five|5) years)?/i,
    said: ([, place]) => `deprived: child mortality in household${place === undefined ? '' : ` in ${place}`}`,
  },
  // `One pharmacist serves how many Nigerians`.
  {
    words:
      /\b(?:one|each|every|a single|1) (doctor|dentist|nurse|midwife|pharmacist) (?:serves|is for|looks after|has) how many (?:nigerians|people|persons)\b/i,
    said: ([, who = '']) => `people per ${who}`,
  },
  { words: /\bsigned up\b/i, said: () => 'registered' },
  // `Nigerian refugees living in other countries`.
  {
    words:
      /\bnigerian refugees (?:were |are |was )?(?:living|staying|hosted)?(?: \w+)? ?(?:in|to) (?:other|foreign) countries\b/i,
    said: () => 'Nigerian refugees abroad',
  },
  // `How many times longer did adults go to school`.
  {
    words:
      /\bhow many times longer did (?:adults|people|women|men) in (.+?) go to school than (?:adults|people|women|men)?(?: in)? (.+?)(?=[?.!,(]|$)/i,
    said: ([, one = '', other = '']) => `compare times over mean years of schooling in ${one} and ${other}`,
  },
  { words: /\bMobile phones in the (?:house|home)s?\b/i, said: () => 'households with a mobile phone' },
  // `Where children below 15 make up the largest part of the people`.
  {
    words:
      /\b(?:do |are )?(?:children|kids|people|those) (?:below|under) 15 (?:make up|are|form) the (largest|biggest|highest|smallest|lowest) (?:part|share|proportion) of (?:the )?(?:people|population|residents)\b/i,
    said: ([, end = '']) => `is population aged 0-14 (%) ${/small|low/i.test(end) ? 'lowest' : 'highest'}`,
  },
  { words: /\bpopulation (?:density|of) per dentist\b/i, said: () => 'dentist density' },
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
  {
    words:
      /\b(?:what |which )?(?:%|percent|percentage|share|proportion|part) of (?:the |nigerias? |nigeria['\u2019]s |our )?(?:total )?(?:population|people|nigerians) (?:is|are) (?:female|women|females)\b/i,
    said: () => 'female population (%)',
  },
  // `Cannot count on enough food`.
  {
    words:
      /\b(?:can ?not|can['\u2019]?t|do not|don['\u2019]?t) (?:count on|get|have|afford|rely on) enough (?:food|to eat)\b/i,
    said: () => 'are food insecure',
  },
  // `Houses made of poor materials`.
  {
    words:
      /\b(?:houses|homes|housing|dwellings) (?:made |built )?(?:of|with|from) (?:poor|inadequate|bad|weak) materials?(?: ?\([^)]*\))?/i,
    said: () => 'inadequate housing',
  },
  { words: /\bhit by (?=(?:recorded )?(?:epidemics|floods|disasters|drought))/i, said: () => 'affected by ' },
  { words: /\b(?:that were |which were )?recorded as disasters\b/i, said: () => '' },
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
  // `Slept under a net the night before`: what the figure itself is of.
  {
    words:
      /(?<=\bnets?\b.{0,20}),? *\b(?:the )?(?:night before|previous night|last night|preceding night)(?: the survey| the interview)?/i,
    said: ({ index, 0: words }, { lexicon, currentYear }, text) => {
      const rest = `${text.slice(0, index)}${text.slice(index + words.length)}`
      const { indicator, unused } = readPart(tokensOf(rest), lexicon, currentYear)
      return indicator === null || unused.length > 0 ? null : ''
    },
  },
  {
    words:
      /\bhow many people (?:are )?(?:there )?(?:for|to|per) (?:each|every|one) (doctor|dentist|nurse|midwife|pharmacist)\b/i,
    said: ([, who = '']) => `people per ${who}`,
  },
  { words: /\bwhat (?:part|portion) of\b/i, said: () => 'what share of' },
]
