import type { Otherwise } from './other-words.ts'

const BIRTHS =
  '(?:live )?(?:births?|babies|pikins?|children|deliver\\w+)(?: (?:wey|that|who) (?:dem|are|were|they) (?:born|deliver))?(?: born)?'

const HUNDRED_THOUSAND = '(?:every |each )?(?:100,?000|100k|hundred thousand|one hundred thousand)'

const AGES: ReadonlyMap<string, number> = new Map([
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
])

/** Everyday words for deaths, their causes, and disasters, in the words of the reader of questions. */
export const EVERYDAY_DEATHS: readonly Otherwise[] = [
  {
    words: /\bunder-?fives?(?: pikins?| children| kids)?,? past the(?:ir)? first month,?/i,
    said: () => '1-59 months',
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
      /\bof (?:every )?1,?000 children who reach (?:their fifth birthday|age five|five)(?: (in \w+))?,? how many die before (?:they turn |turning |age |reaching )?(?:ten|10)\b/i,
    said: ([, place = '']) => `mortality, ages 5-9 ${place}`,
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
  // `A Nigerian aged 20 dying before 25`.
  {
    words:
      /\b(?:the )?(?:probability|chances?|risk|likelihood) (?:that|of) an? (?:nigerian|person|young person)s? (?:aged |of )?(10|15|20)(?: years?(?: old)?)? (?:dies|dying|will die|die) before (?:age |turning |reaching )?(15|20|25)\b/i,
    said: ([, from = '', to = '']) => `mortality, ages ${from}-${Number(to) - 1} in Nigeria`,
  },
  {
    words:
      /\b(?:what |which )?(?:percentage|percent|%|share|proportion|part) of (?:all )?deaths(?: (in \w+))? (?:come|comes|came|are|were|result|resulted|arise) (?:from|due to|caused by) (communicable|non-?communicable)(?:(?:, | and )(?:maternal|perinatal|neonatal|nutrition(?:al)?))* (?:causes|conditions|diseases)\b/i,
    said: ([, place = '', kind = '']) =>
      /^non/i.test(kind)
        ? `share of deaths, ${kind} diseases ${place}`
        : `deaths from communicable causes ${place}`,
  },
  { words: /\b(?:an? |the )?wom[ae]n['\u2019]s (?=lifetime risk\b)/i, said: () => '' },
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
  {
    words:
      /\b(?:babies|infants)(?: and (?:small |young )?children)? (?:past|beyond|after|older than) (?:their |the )?first month\b/i,
    said: () => '1-59 months',
  },
  { words: /\bchest infections?,? \(?(?:that is |or )?pneumonia\)?,?/i, said: () => 'pneumonia' },
  {
    words:
      /\bhow many deaths did (?:the )?(?:disaster database|EM-DAT) record (?:from|in|of|by) (epidemics|floods|droughts?)/i,
    said: ([, what = '']) => `deaths in recorded ${what}`,
  },
  {
    words:
      /\b(?:children |kids )?(?:between|from|aged) (?:one|1) month (?:and|to) (?:under )?(?:five|5)(?: years?)?(?! ?[-\u2013])/i,
    said: () => '1-59 months',
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
    words:
      /\bone in how many (?:nigerian )?(?:girls|women|woman) (?:will|go|would|is going to|are going to|dey) (?:end up )?(?:dying|die) (?:from|of|in|for) (?:pregnancy (?:or|and) childbirth|childbirth|pregnancy|belle)(?:,? (?:over|in|for|during) (?:her|their) (?:lifetime|life))?/i,
    said: () => 'lifetime risk of maternal death, one in how many',
  },
  {
    words:
      /\b(?:chance|risk|probability) (?:of|that) an? 15[- ]year[- ]old (?:nigerian )?(girl|woman|boy|man) (?:dying|dies|will die) before (?:she|he) (?:turns|reaches|is) 60\b/i,
    said: ([, who = '']) => `adult mortality, ${/girl|woman/i.test(who) ? 'women' : 'men'}`,
  },
  // `The odds, per thousand, that a child who has turned ten dies before turning fifteen`.
  {
    words:
      /\b(?:odds|chances?|probability|risk)(?:, per (?:thousand|1,?000),)? (?:that|of) (?:an? )?(?:child|person|boy or girl|youth|nigerian)(?: (?:who|that))? (?:has |have )?(?:turned|reached) (?:age )?(ten|fifteen|twenty|\d{1,2})(?: in \S+)? (?:dies?|will die|dying) before (?:turning |reaching |age )?(fifteen|twenty|twenty-five|\d{1,2})/i,
    said: ([, from = '', to = '']) =>
      `mortality, ages ${AGES.get(from.toLowerCase()) ?? from}-${(AGES.get(to.toLowerCase()) ?? Number(to)) - 1}`,
  },
  // `Leaving out newborn babies, how many under-fives did pneumonia kill`.
  {
    words:
      /^(?:leaving out|without|not counting|excluding) (?:the )?(?:newborns?|newborn babies|first month),? how many (?:under-fives|children|kids|small children) did (pneumonia|diarrhoea|malaria|measles|meningitis|injuries) kill\b/i,
    said: ([, cause = '']) => `${cause} deaths, 1-59 months`,
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
  // `The chance that a 15-year-old dies before 20`.
  {
    words:
      /\b(?:probability|chance|risk|likelihood) (?:that|of) (?:an? )?(\d{1,2})[- ]?year[- ]?olds? (?:nigerians? )?(?:dies?|dying|will die|died) before (?:the age of |age |turning |reaching )?(\d{1,2})\b/i,
    said: ([, from = '', to = '']) => `mortality, ages ${from}-${Number(to) - 1}`,
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
  // `A child who turns 10, how many die before 15`.
  {
    words:
      /\b(?:(?:an?|every|each|of every 1,?000|out of every 1,?000|per 1,?000) )?(?:child(?:ren)?|person|people|young people|youths?|boys? or girls?|nigerians?|persons?)(?: who| that)? (?:turns?|reach(?:es)?|has turned) (?:age )?(\d{1,2})(?: today| now)?(.{0,24}?)\b(?:dies?|will die|is dead|are dead) before (?:he or she is |they are |they turn |turning |reaching |age |the age of )?(\d{1,2})/i,
    said: ([, from = '', words = '', to = '']) =>
      `${words.replace(/(?<!one in )how many/i, '')} mortality, ages ${from}-${Number(to) - 1}`,
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
]
