import type { Otherwise } from './other-words.ts'

const BIRTHS =
  '(?:live )?(?:births?|babies|pikins?|children|deliver\\w+)(?: (?:wey|that|who) (?:dem|are|were|they) (?:born|deliver))?(?: born)?'

const HUNDRED_THOUSAND = '(?:every |each )?(?:100,?000|100k|hundred thousand|one hundred thousand)'

/** Everyday words for deaths, their causes, and disasters, in the words of the reader of questions. */
export const EVERYDAY_DEATHS: readonly Otherwise[] = [
  {
    words: /\bshare of (?:all )?deaths(?: (in \w+))? (?:are |is |come |comes )?(?:from|due to) NCDs?\b/i,
    said: ([, place = '']) => `deaths from non-communicable diseases ${place}`,
  },
  // What was asked first is told: no `zero-dose` is meant.
  { words: /,? and when (?:was it )?last above zero\b/i, said: () => '' },
  {
    words:
      /\b(?:people|pple|persons|nigerians) (?:who )?lost their (?:life|lives) (?:to|in) (?:the )?floods?\b/i,
    said: () => 'deaths in recorded floods',
  },
  {
    words: /\bbecause they could not breathe(?: properly)? (?:at|after) birth\b/i,
    said: () => 'from birth asphyxia',
  },
  { words: /,? from cooking smoke indoors and outdoors(?: together)?\b/i, said: () => '' },
  {
    words:
      /\bof everyone who dies(?: (in \w+))?,? how many percent die from things like infections,? childbirth and poor feeding[^?]*/i,
    said: ([, place = '']) => `deaths from communicable causes ${place}`,
  },
  {
    words:
      /(?<!\b(?:total|body)),? \(?(?:in |as )?(?:the |a )?(?:number|count|total),? not (?:as |in )?(?:an? |the )?(?:rate|percentage|share|percent)\)?(?=[?.!, ]|$)/i,
    said: () => ', in number',
  },
  { words: /\bu5 deaths\b/i, said: () => 'under-five deaths' },
  {
    words: /\bcumulative covid(?:-19)? (deaths|cases)\b/i,
    said: ([, what = '']) => `COVID-19 ${/case/i.test(what) ? 'confirmed cases' : 'deaths'} (cumulative)`,
  },
  {
    words:
      /\bbecause (?:dem|they) (?:born dem|were born|dey born dem) (?:before (?:their |the )?time|too early|too soon)\b/i,
    said: () => 'from prematurity',
  },
  {
    words:
      /\bkilled by disease outbreaks (?:that )?(?:the )?(?:world )?(?:disaster database|EM-DAT) recorded\b/i,
    said: () => 'deaths in recorded epidemics',
  },
  {
    words:
      /\bhow many people per 100,?000 (?:lose|lost) (?:their )?(?:life|lives) in (?:motor|road|car|vehicle) accidents(?: on (?:our|the) roads)?(?: in a year| each year)?\b/i,
    said: () => 'road traffic mortality rate',
  },
  {
    words:
      /\b(?:that |who )?died(?: (in (?:19|20)\d\d))? because (?:they were |of being )?born (?:malformed|deformed|with (?:birth )?defects)\b/i,
    said: ([, year = '']) => `deaths, congenital anomalies ${year}`,
  },
  {
    words: /\b(which|what) (state|zone|lga) (?:is|was) (?:the )?deadliest\b/i,
    said: ([, asks = '', level = '']) => `${asks} ${level} is highest`,
  },
  {
    words:
      /\b(?:what |which )?(?:percentage|percent|%|share|proportion|part) of (?:all )?deaths(?: (in \w+))? (?:come|comes|came|are|were|result|resulted|arise) (?:from|due to|caused by) (communicable|non-?communicable)(?:(?:, | and )(?:maternal|perinatal|neonatal|nutrition(?:al)?))* (?:causes|conditions|diseases)\b/i,
    said: ([, place = '', kind = '']) =>
      /^non/i.test(kind)
        ? `share of deaths, ${kind} diseases ${place}`
        : `deaths from communicable causes ${place}`,
  },
  {
    words:
      /\b(floods|epidemics): how many people were affected(?: nationwide)?,? and how many (?:people )?(?:died|were killed)\b/i,
    said: ([, what = '']) => `people affected by ${what} and deaths in recorded ${what}`,
  },
  { words: /,? \(?crashes of [^?.]{3,40}? and all\b\)?/i, said: () => '' },
  {
    words:
      /(?<=[?.!]) *(?:i want )?(?:the )?(?:total )?(?:body count|number|count|total),? (?:and )?not (?:an? |the )?(?:rate|percentage|share|percent)[.! ]*$/i,
    said: () => '',
  },
  // `Out of every 100 people confirmed with Lassa fever, how many did not survive`.
  {
    words:
      /\b(?:out )?of every (?:100|hundred) (?:people |persons |patients )?(?:confirmed|diagnosed) with (?:the )?(.+?)(?: (in .+?))?,? how many (?:did not survive|died|do not survive|die|lost their lives)\b/i,
    said: ([, what = '', rest = '']) => `${what} case fatality ratio ${rest}`,
  },
  { words: /\bchest infections?,? \(?(?:that is |or )?pneumonia\)?,?/i, said: () => 'pneumonia' },
  {
    words:
      /\bhow many deaths did (?:the )?(?:disaster database|EM-DAT) record (?:from|in|of|by) (epidemics|floods|droughts?)/i,
    said: ([, what = '']) => `deaths in recorded ${what}`,
  },
  // `For a feature on pneumonia I need the number of deaths it caused`.
  {
    words:
      /^(.*?)\bfor (?:an?|my|our|the) (?:\S+ )?(?:feature|story|piece|report|article|paper|talk|documentary|programme) (?:on|about) ([\p{L} -]{3,30}?),? (?:i|we)(?: would)? (?:need|want|like|am looking for|are looking for) (?:to know )?(?:the )?(?:number of |how many )?(.+?) (?:it|this|that) (?:caused|causes|cause|killed|kills|claimed|led to)\b/iu,
    said: ([, before = '', cause = '', deaths = '']) => `${before}number of ${deaths} from ${cause}`,
  },
  // `Bad water and lack of toilets`.
  {
    words:
      /\b(?:come |comes |coming )?(?:from|(?:caused )?by|of|due to) (?:bad|dirty|unsafe|poor) water (?:and|or) (?:lack of|no|bad|poor) (?:toilets?|sanitation|hygiene)(?: and hygiene)?\b/i,
    said: () => 'from unsafe water, sanitation and hygiene',
  },
  {
    words: /\b(?:being )?born (?:too early|too soon|before (?:time|their time|its time)|prematurely)\b/i,
    said: () => 'prematurity',
  },
  {
    words: /\b(?:of|between) (?:the )?(?:1,?000|every 1,?000|1000) toddlers (?:aged )?1-4 (?:died|die)\b/i,
    said: () => 'child mortality rate (1-4 years)',
  },
  {
    words:
      /\bdeaths (?:from|in|of) (?:disease )?(?:outbreaks|epidemics)(?: (?:that (?:were|are) )?recorded as disasters)?(?=\b.*\bdisasters?\b)|\bdeaths (?:from|in|of) (?:disease )?(?:outbreaks|epidemics) recorded as disasters\b/i,
    said: () => 'deaths in recorded epidemics',
  },
  { words: /\bhit by (?=(?:recorded )?(?:epidemics|floods|disasters|drought))/i, said: () => 'affected by ' },
  { words: /\b(?:that were |which were )?recorded as disasters\b/i, said: () => '' },
  {
    words:
      /\b(?:in )?which year (?:killed|claimed) (?:the )?most (?:people|lives)(?: (?:by|in|from|through) (.+?))?(?=[?.!,]|$)/i,
    said: ([, cause]) =>
      cause === undefined ? null : `in which year was the highest number of deaths in ${cause}`,
  },
  // `In which year did floods kill the most people`.
  {
    words:
      /\b(?:(?:in )?(?:which|what) year|when) did (?:the )?most people (?:get |become |were )?(affected by|killed by|killed in|die in|die from|die of|displaced by) (.+?)(?=[?.!,]|$)/i,
    said: ([, what = '', cause = '']) =>
      `in which year was the highest number of ${/kill|die/i.test(what) ? `deaths in ${cause}` : `people ${what} ${cause}`}`,
  },
  {
    words:
      /\b(?:(?:in )?(?:which|what) year|when) did (.+?) (?:kill|claim) (?:the )?most(?: people| lives)?(?=[?.!,]| in |$)/i,
    said: ([, cause = '']) => `in which year was the highest number of deaths in ${cause}`,
  },
  {
    words: /\b(?:tb|tuberculosis) deaths per 100[ ,]?000 (?:people without hiv|hiv-negative people)\b/i,
    said: () => 'TB mortality, HIV-negative people',
  },
  {
    words:
      /\bdeaths (?:of|among|in) (?:children|young people|people|youths?) (?:aged )?(\d{1,2}) ?(?:to|-|\u2013) ?(\d{1,2})(?: years)?\b/i,
    said: ([, from = '', to = '']) => `deaths, ages ${from}-${to}`,
  },
  {
    words: /\bhow many (?:women|people|men) did (cervical|breast|prostate|liver|colorectal) cancer kill\b/i,
    said: ([, which = '']) => `${which} cancer deaths`,
  },
  {
    words:
      /\bone in how many deaths(?: in \S+)?(?: in ((?:19|20)\d\d))? (?:was|is|are|were) (?:due to|caused by|from) (?:non-?communicable diseases|ncds?|chronic diseases)\b/i,
    said: ([, year]) =>
      `deaths from non-communicable diseases${year === undefined ? '' : ` in ${year}`}, one in how many`,
  },
  { words: /\bgirl will die (?=from|of|in)/i, said: () => 'girl dies ' },
  // `Between one month and one year`: after the first month.
  {
    words:
      /\b(?:babies|infants|children)(?: (?:per|in every|of every) 1,?000(?: births| live births)?)? (?:who |that )?(?:die|died|dies|dying) (?:between|from|after) (?:one|1|the first) month (?:and|to|of life and before|but before) (?:one year|1 year|12 months|their first birthday|the first birthday)/i,
    said: () => 'post-neonatal mortality rate',
  },
  // `Out of everybody who falls ill with TB, what percentage die of it`.
  {
    words:
      /\b(?:out of |of )?(?:everybody|everyone|all (?:people|those)|people|those) who (?:falls?|gets?|fell|got|becomes?) (?:ill|sick) with (?:tb|tuberculosis)(?: (in \S+))?,? (?:what|how many|which) (?:percent(?:age)?|share|part|proportion|%) (?:of them )?(?:die|dies|died)(?: (?:of|from) it)?/i,
    said: ([, place = '']) => `TB case fatality ratio ${place}`,
  },
  // `Which killed more newborns, birth asphyxia or prematurity`.
  {
    words:
      /\bwhich (?:of the two )?kill(?:s|ed) more (newborns|babies|children|people|women|men)(?: in ((?:19|20)\d\d))?,? (.+?) or (.+?)(?=[?.!]|$)/i,
    said: ([, who = '', year, one = '', other = '']) => {
      const whose = /newborns|babies/i.test(who) ? 'newborn deaths from ' : 'deaths from '
      return `compare ${whose}${one} and ${whose}${other}${year === undefined ? '' : ` in ${year}`}`
    },
  },
  // `How many times more newborns died of sepsis than of tetanus`.
  {
    words:
      /\bhow many times (?:more|as many) (newborns|babies|children|kids|people|women|men|nigerians) (?:die|died|dies|were killed|are killed) (?:of|from|by) (.+?) (?:than|as) (?:of|from|by) (.+?)(?=[?.!,]|$)/i,
    said: ([, who = '', one = '', other = '']) => {
      const whose = /newborns|babies/i.test(who) ? 'newborn ' : ''
      return `compare times over ${whose}deaths from ${one} and ${whose}deaths from ${other}`
    },
  },
  // `How many women die for every 100,000 births`.
  {
    words: new RegExp(
      String.raw`\bhow many (?:women|mothers|mamas)(?: (?:dey|de|are|do|does))? (?:die|dying|lose their lives)(?: (?:from|of|in|during|through|giving) [^,?.]{3,40}?)? (?:for|per|in|out of|of) ${HUNDRED_THOUSAND} ${BIRTHS}`,
      'i',
    ),
    said: () => 'maternal mortality ratio',
  },
  // `Take their own life`.
  {
    words:
      /(?<!\b(?:who|that|of) )\b(?:take|takes|took|taking|end|ended) (?:their|his|her) own (?:life|lives)\b|\bkill(?:s|ed|ing)? (?:themselves|himself|herself)\b/i,
    said: () => 'die by suicide',
  },
  // `Lost the most people to Lassa`.
  {
    words:
      /\b(?:has |have |had )?lost (?:the )?(most|fewest|least) (?:people|lives|patients)(?: to| from| by)? (?=\S)/i,
    said: ([, end = '']) => `had the ${/most/i.test(end) ? 'highest' : 'lowest'} number of deaths from `,
  },
  // `Out of every thousand children born, how many die before they reach five`.
  {
    words:
      /\bout of (?:every |each |a )?(?:thousand|1,?000) (?:pikin|children|babies|births|live births)(?: (?:wey dem born|born|wey dem born alive|born alive))?,? how many (?:dey |go |will |do )?(?:die|kpai|quench) before (?:dem|they|their|the) (?:reach|turn|clock|get to|see|age of|fifth birthday|first birthday)?(?: age)? ?(five|5|one|1|birthday)?\b/i,
    said: ([words = '', age = '']) =>
      /one|1$|first/i.test(age === '' ? words : age) ? 'infant mortality rate' : 'under-five mortality rate',
  },
  // `Will the national under five rate drop`, `the SDG on under-five deaths`: the rate of dying.
  { words: /\b(under[- ]?(?:five|5))s? rate\b/i, said: ([, who = '']) => `${who} mortality rate` },
  {
    words:
      /\b((?:sdg|target|goal)s?(?: target| goal)? (?:on|for|of) )(under[- ]?(?:five|5)|child|newborn|neonatal|maternal|infant) deaths\b/i,
    said: ([, aim = '', who = '']) => `${aim}${/^newborn$/i.test(who) ? 'neonatal' : who} mortality`,
  },
]
