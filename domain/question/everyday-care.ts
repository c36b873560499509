import type { Otherwise } from './other-words.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'

const BIRTHS =
  '(?:live )?(?:births?|babies|pikins?|children|deliver\\w+)(?: (?:wey|that|who) (?:dem|are|were|they) (?:born|deliver))?(?: born)?'
const HUNDRED_THOUSAND = '(?:every |each )?(?:100,?000|100k|hundred thousand|one hundred thousand)'

/** Ages in words. */
const AGES: ReadonlyMap<string, number> = new Map([
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
])

/** Everyday words for care, illness and death, in the words of the reader of questions. */
export const EVERYDAY_CARE: readonly Otherwise[] = [
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
    words: /\b(?:children |kids )?from (?:one|1) month to (?:under )?(?:five|5)(?: years)?(?! ?[-\u2013])/i,
    said: () => '1-59 months',
  },
  {
    words: /\b(?:still )?sick with (?:corona(?:virus)?|covid(?:-?19)?)(?: ?\(not yet recovered\))?/i,
    said: () => 'COVID-19 active cases',
  },
  {
    words: /\bhow many (?:pple|people|patients)(?: in (\S+))? were (?=COVID-19 active cases)/i,
    said: ([, place]) => (place === undefined ? '' : `in ${place} `),
  },
  // `None of the basic vaccines`.
  {
    words:
      /\b(?:got|get|had|have|received|receive|given|with) none of the (?:basic )?(?:vaccines|vaccinations|jabs)\b/i,
    said: () => 'with no vaccination',
  },
  {
    words: /\b(?:cancer of the )?(?:neck of the womb|mouth of the womb)\b/i,
    said: ([words = '']) => (/^cancer/i.test(words) ? 'cervical cancer' : 'cervix'),
  },
  {
    words: /\bhow many (?:women|people|men) did (cervical|breast|prostate|liver|colorectal) cancer kill\b/i,
    said: ([, which = '']) => `${which} cancer deaths`,
  },
  // `Loses the most children between the 1st and the 3rd penta jab`.
  {
    words:
      /\b(?:los(?:es|ing|e)|drops?) (?:the )?(most|fewest|least) (?:children|kids|babies) between (?:the )?(?:1st|first) and (?:the )?(?:3rd|third) (?:penta|dpt|dtp)(?:valent)?(?: jab| dose| shot| vaccine)?/i,
    said: ([, end = '']) =>
      `has the ${/most/i.test(end) ? 'highest' : 'lowest'} dropout from penta 1 to penta 3`,
  },
  {
    words:
      /\b(?:under-?fives?|children|kids|pikins?) (?:wey |who |that )?(?:get|got|have|had|with) malaria (?:dey )?(?:get|got|getting|receive|received) (?:correct|effective|proper|right) treatment\b/i,
    said: () => 'effective malaria treatment, under 5',
  },
  {
    words:
      /\bmarried women who (?:do not|don['\u2019]?t) want (?:a baby|babies|children)(?: now)? but use no family planning\b/i,
    said: () => 'unmet need for family planning',
  },
  {
    words: /\bhave been cut(?: ?\((?:female genital mutilation|FGM)\))?/i,
    said: () => 'with female genital mutilation',
  },
  {
    words:
      /\b(?:what )?(?:%|percent|share|percentage|proportion) of (?:all )?new tb cases(?: in \S+)? (?:are |is )?(?:estimated to )?(?:also )?(?:have|has|with|be|are|is) hiv(?:[- ]positive)?\b/i,
    said: () => 'HIV prevalence in incident TB',
  },
  {
    words:
      /\bone in how many deaths(?: in \S+)?(?: in ((?:19|20)\d\d))? (?:was|is|are|were) (?:due to|caused by|from) (?:non-?communicable diseases|ncds?|chronic diseases)\b/i,
    said: ([, year]) =>
      `deaths from non-communicable diseases${year === undefined ? '' : ` in ${year}`}, one in how many`,
  },
  {
    words:
      /\b(?:such as|like) (?:stroke|heart disease|cancer|diabetes)(?:,? (?:and |or )?(?:stroke|heart disease|cancer|diabetes|lung disease))*/i,
    said: () => '',
  },
  { words: /\bgirl will die (?=from|of|in)/i, said: () => 'girl dies ' },
  { words: /\b(?:pls )?say (?:it|that) as (?:1|one) in\b[ .]*/i, said: () => 'one in how many' },
  {
    words:
      /\b(?:get|got|getting|had|have|receive|received|with) no (?:basic )?(?:vaccines?|vaccinations?|immuni[sz]ations?|jabs?)(?: at all)?\b/i,
    said: () => 'with no vaccination',
  },
  { words: /\bcarrying (?=malaria)/i, said: () => 'with ' },
  {
    words:
      /\b(births|deliveries) in (?:government|public) (?:health )?(?:facilities|hospitals),? and in private ones\b/i,
    said: () => 'delivery in a public facility and delivery in a private facility',
  },
  // `TB patients reported per 100,000`: a rate, and not their number.
  {
    words:
      /\b(?:how many )?(?:tb|tuberculosis) (?:patients|cases) (?:were |are )?(?:reported|notified|found and notified) (?:per|for every|out of every) 100,?000(?: (?:people|nigerians|population|persons))?/i,
    said: () => 'TB case notification rate',
  },
  { words: /\bno-dose (?=kids|children|babies)/i, said: () => 'zero-dose ' },
  {
    words:
      /\b(children|kids|babies) (?:without|with no|who got no|not given) (?:any |a single |even one )?penta(?:valent)?(?: ?1)?(?: doses?| vaccine)?\b(?! ?[23])/i,
    said: () => 'zero-dose children',
  },
  {
    words: /\btraditional(?: \(non-modern\))? (?:family planning|contracepti\w+|methods?)\b/i,
    said: () => 'traditional method use',
  },
  {
    words: /\b(?:had|have|got|given|took|with) (?:an? |the )?finger[- ]?prick(?: blood)?(?: test)?/i,
    said: () => 'had blood taken for testing',
  },
  { words: /\bhanded out to\b/i, said: () => 'given to' },
  { words: /\btreated for (?:a|the) second time\b/i, said: () => 'previously treated' },
  {
    words: /\bcovid(?:-?19)? patients (?:had |have |who |that )?(?:had |have )?recovered\b/i,
    said: () => 'COVID-19 recovered cases',
  },
  { words: /\bby (?:the end of )?week (?=\d{1,2} (?:of )?20\d\d)/i, said: () => 'in week ' },
  { words: /,? *and does it depend on who you ask[?.! ]*$/i, said: () => ' all sources' },
  {
    words: /^how do (?:the )?(\S+(?: \d{4})?) and (?:the )?(\S+(?: \d{4})?) differ (?:on|in|about|over) /i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other} on `,
  },
  // `Teen births: how many times higher is Katsina than Rivers`.
  {
    words:
      /^(.+?)[:,] how many times (?:higher|lower|more|bigger|larger) (?:is|was) (.+?) than (.+?)(?=,|[?.! ]*$)/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  { words: /\bteen(?:age|ager)? births(?! in)\b/i, said: () => 'adolescent birth rate' },
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
  {
    words: /\bcancers? of the (cervix|breast|prostate|liver|lung|stomach)\b/i,
    said: ([, part = '']) => `${/cervix/i.test(part) ? 'cervical' : part} cancer`,
  },
  { words: /\bmalaria-prevention\b/i, said: () => 'malaria prevention' },
  {
    words:
      /\b(\d|one|two|three|four)( or more) doses of (?:the )?malaria prevention(?: medicine| drugs?| tablets?)?/i,
    said: ([, count = '', more = '']) => `IPTp, ${count}${more} doses`,
  },
  // `The TB patients that also have HIV`.
  {
    words:
      /\b(?:the )?(?:tb|tuberculosis) patients (?:that|who|which) (?:also )?(?:have|had|live with) hiv,?(?: what was (?:their|the))?/i,
    said: () => 'HIV-positive TB patients',
  },
  { words: /\bHIV-positive TB patients (?=treatment success)/i, said: () => 'HIV-positive TB ' },
  // `The chance that a 15-year-old dies before 20`.
  {
    words:
      /\b(?:probability|chance|risk|likelihood) (?:that|of) (?:an? )?(\d{1,2})[- ]?year[- ]?olds? (?:nigerians? )?(?:dies?|dying|will die|died) before (?:the age of |age |turning |reaching )?(\d{1,2})\b/i,
    said: ([, from = '', to = '']) => `mortality, ages ${from}-${Number(to) - 1}`,
  },
  // `If women had only the births they wanted`.
  {
    words:
      /\bif (?:nigerian )?women (?:had|have) only the (?:births|children|babies) (?:they|that they) (?:wanted|want),? (?:what would (?:the )?(?:total )?fertility(?: rate)? (?:have been|be)|how many children would they have(?: had)?)/i,
    said: () => 'wanted fertility rate',
  },
  // `How old on average were rural and urban women at their first birth`.
  {
    words:
      /\bhow old(?: on average)?,? (?:were|are|is) (.{0,40}?)(?:women|mothers|girls) (?:on average )?(?:at|when they have|when they had) (?:their )?first (birth|marriage|baby|child)/i,
    said: ([, who = '', what = '']) =>
      `mean age at first ${/marriage/i.test(what) ? 'marriage' : 'birth'} ${who}`,
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
  { words: /\b(?:firewood|wood) or charcoal\b|\bcharcoal or (?:firewood|wood)\b/i, said: () => 'solid fuel' },
  { words: /\bgiving delivery care\b/i, said: () => 'with delivery' },
  {
    words:
      /\b(?:facilities|clinics|hospitals) (?:giving|with|offering) (?:delivery|deliveries)(?: care| services)? day and night\b/i,
    said: () => 'facilities with delivery day and night',
  },
  {
    words: /\b(?:go|went|attend(?:ed)?|make|made) antenatal (?:care )?only (?:one time|once|1 time)\b/i,
    said: () => 'with exactly one antenatal visit',
  },
  { words: /\belephantiasis(?: \(lymphatic filariasis\))?/i, said: () => 'lymphatic filariasis' },
  {
    words:
      /\bhow many people (?:swallowed|took|received|got) (?:the |their )?(?:medicines?|drugs?|tablets?) in (?:the )?mass treatment (?:against|for) /i,
    said: () => 'people treated for ',
  },
  // `Women of childbearing age`, who are 15 to 49 in all surveys.
  {
    words:
      /\bwith anaemia (?:among|in|of) women of (?:childbearing|child-bearing|reproductive|fertile) age\b/i,
    said: () => 'anaemia, women 15-49',
  },
  {
    words: /\b(?:between|from|aged) (?:one|1) month (?:and|to) (?:five|5) years?\b/i,
    said: () => '1-59 months',
  },
  { words: /\bbabies and (?=toddlers|children)/i, said: () => '' },
  // `Either use a method or would need one`.
  {
    words:
      /\b(?:married )?women who (?:either )?use a (?:family planning )?method or (?:would )?(?:need|want) one(?:,? taken together)?/i,
    said: () => 'total demand for family planning',
  },
  {
    words:
      /\b(?:married )?women who (?:do not|don['\u2019]?t) want (?:a baby|a child|children|to get pregnant)(?: now| yet)? but (?:use nothing|use no method|do not use anything|don['\u2019]?t use (?:anything|a method|contracepti\w+))/i,
    said: () => 'unmet need for family planning',
  },
  // `Get nothing but breast milk`.
  {
    words: /\b(?:get|gets|got|given|fed|take|drink) nothing but breast ?milk\b/i,
    said: () => 'exclusively breastfed',
  },
  // `Get looked at by a health worker in their first two days`: the check after birth.
  {
    words:
      /\b(?:new(?:born)? )?babies(?: in (\S+))? (?:get |are |were |that are )?(?:looked at|checked|seen|examined) (?:by (?:a |an )?(?:health worker|nurse|doctor|midwife) )?(?:in|within|during) (?:their |the )?first (?:two|2) days(?: of life| after birth)?/i,
    said: ([, place]) => `postnatal care coverage (newborn)${place === undefined ? '' : ` in ${place}`}`,
  },
  // `Living in the same house as a TB patient`.
  {
    words:
      /\bpeople (?:living|who live) in the same (?:house|home|household) (?:as|with) (?:an? )?(?:tb|tuberculosis) patients?(?: who)? (?:started|put|begin|began)(?: on)? (?:preventive|preventative) (?:medicine|treatment|drugs?|therapy)/i,
    said: () => 'household contacts of TB patients on preventive treatment',
  },
  {
    words:
      /\bnew (?:cases of )?(breast|prostate|cervical|colorectal|liver|lung|stomach) cancer(?: cases)?\b|\bnew cases of (breast|prostate|cervical|colorectal|liver|lung|stomach) cancer\b/i,
    said: ([, one, other]) => `${one ?? other} cancer incidence`,
  },
  {
    words: /\b(?:how many )(?:grown-?ups|adults)(?: \(15-49\))? (?:newly infected with|get|catch) hiv\b/i,
    said: () => 'new HIV infections, adults 15-49',
  },
  // `Bad water and lack of toilets`.
  {
    words:
      /\b(?:come |comes |coming )?(?:from|by|of|due to) (?:bad|dirty|unsafe|poor) water (?:and|or) (?:lack of|no|bad|poor) (?:toilets?|sanitation|hygiene)(?: and hygiene)?\b/i,
    said: () => 'from unsafe water, sanitation and hygiene',
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
  // `Pregnant women taking IPTp`: nobody else does.
  {
    words:
      /\bpregnant women (?:(?:who|that) )?(?:taking|took|take|getting|got|get|given|receiving|received|swallowing|had) (?=(?:IPTp|fansidar|SP\b|(?:one|two|three|four|\d)(?: or more)? doses of (?:IPTp|fansidar|SP\b|malaria prevention)))/i,
    said: () => '',
  },
  // `How many women die for every 100,000 births`.
  {
    words: new RegExp(
      String.raw`\bhow many (?:women|mothers|mamas)(?: (?:dey|de|are|do|does))? (?:die|dying|lose their lives)(?: (?:from|of|in|during|through|giving) [^,?.]{3,40}?)? (?:for|per|in|out of|of) ${HUNDRED_THOUSAND} ${BIRTHS}`,
      'i',
    ),
    said: () => 'maternal mortality ratio',
  },
  {
    words:
      /\b(?:babies|children|infants|kids)(?: that)? (?:are |get )?born (?:for |per |to )(?:every |each )?(?:1,?000|thousand) (?:people|persons|nigerians|inhabitants|residents)\b|\bbirths (?:for|per) (?:every |each )?(?:1,?000|thousand) (?:people|persons|population|inhabitants)\b/i,
    said: () => 'crude birth rate',
  },
  { words: /\bhow many (?=crude birth rate)/i, said: () => '' },
  // `Children who test positive for malaria`.
  {
    words:
      /\b(?:that |who )?(?:test(?:s|ed|ing)? positive for|had parasites of|carr(?:y|ied) the parasites? of) (?:the )?(?=malaria|hiv|tb|tuberculosis)/i,
    said: () => 'with ',
  },
  {
    words:
      /\b(?:had |have |has |with )?(?:malaria )?parasites (?:seen |found |detected )?(?:under|by|with|through) (?:the |a )?(?:microscope|microscopy)\b/i,
    said: () => 'with malaria by microscopy',
  },
  // `No get enough blood`, `short blood`, `lack of blood`.
  {
    words:
      /\b(?:wey |who |that |with )?(?:(?:no|do not|don['\u2019]?t|does not|not) (?:dey )?(?:get|have|having)|lack|lacks|lacking|(?:with|have|has) too little|short of) (?:enough )?blood\b|\bblood (?:is |was )?(?:too )?low\b/i,
    said: () => 'with anaemia',
  },
  // `Wey carry belle`.
  {
    words: /\b(?:wey |who |that )?(?:carry|get|dey carry|dey with) belle\b/i,
    said: () => 'who are pregnant',
  },
  {
    words: /\b(?:women|girls|ladies|mothers) (?:who|that|wey) are not pregnant\b|\bwomen not pregnant\b/i,
    said: () => 'non-pregnant women',
  },
  {
    words:
      /\b(?:already )?(?:mothers|have given birth|have a child|had a baby) or (?:are )?(?:expecting|carrying|pregnant)(?: (?:a|their|the|an?) (?:first )?(?:baby|child))?(?: now| already)?\b/i,
    said: () => 'already mothers or pregnant',
  },
  {
    words:
      /\b(one|two|three|four|[1-4])( or more) doses of (IPTp|fansidar|SP|malaria prevention(?: medicine| drugs?| tablets?)?)(?: ?\((?:IPTp|fansidar|SP)\))?/i,
    said: ([, count = '', more = '']) => `IPTp, ${count}${more} doses`,
  },
  {
    words:
      /\b(births?|deliver(?:y|ies)) (?:(?:that|which) )?(?:take|takes|took|taking|happen|happens|happened|happening)(?: place)? (?=(?:at|in) )/i,
    said: ([, what = '']) => `${what} `,
  },
  // `Deworming in the past six months`: a time that the figure itself is of.
  {
    words:
      /,? *\b(?:in|during|over|within) (?:the )?(?:past|last|previous|preceding) (?:six|12|twelve|two|three|four|[2-9]|24) (?:months|weeks)\b/i,
    said: ({ index, 0: words }, { lexicon, currentYear }, text) => {
      const rest = `${text.slice(0, index)}${text.slice(index + words.length)}`
      const { indicator } = readPart(tokensOf(rest), lexicon, currentYear)
      const about = lexicon.reference.indicators.get(indicator ?? 0)
      const unit = /weeks/i.test(words) ? /weeks/i : /months/i
      return about && unit.test(`${about.fullName} ${about.definition}`) ? '' : null
    },
  },
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
    words: /\b(?:people|patients|those|persons) (?:without|who do not have|not living with) hiv\b/i,
    said: () => 'HIV-negative people',
  },
  {
    words:
      /\b(success|treated|outcomes?)( among| in| of| for)? (?:tb |tuberculosis )?patients (?:with|who have|living with) hiv\b/i,
    said: ([, what = '']) => `${what} HIV-positive`,
  },
  {
    words: /\btreated (?:a second time|for the second time|again|once more)\b/i,
    said: () => 'previously treated',
  },
  {
    words: /\b(?:being )?born (?:too early|too soon|before (?:time|their time|its time)|prematurely)\b/i,
    said: () => 'prematurity',
  },
  // `A child who turns 10, how many die before 15`.
  {
    words:
      /\b(?:(?:an?|every|each|of every 1,?000|out of every 1,?000|per 1,?000) )?(?:child(?:ren)?|person|people|young people|youths?|boys? or girls?|nigerians?|persons?)(?: who| that)? (?:turns?|reach(?:es)?|has turned) (?:age )?(\d{1,2})(?: today| now)?(.{0,24}?)\b(?:dies?|will die|is dead|are dead) before (?:he or she is |they are |they turn |turning |reaching |age |the age of )?(\d{1,2})/i,
    said: ([, from = '', words = '', to = '']) => `${words} mortality, ages ${from}-${Number(to) - 1}`,
  },
  {
    words: /(?<=\bthin .{0,4})\(?\bBMI (?:no reach|below|under|less than|lower than|<) ?18\.5\)?/i,
    said: () => '',
  },
  // `Vaccination sessions held out in the communities`.
  {
    words:
      /\b(?:vaccination|immuni[sz]ation) sessions (?:were |was )?(held|conducted|planned)? ?(?:out )?(?:in (?:the )?communit(?:y|ies)|outside (?:the )?(?:health )?facilit(?:y|ies)|away from (?:the )?(?:health )?facilit(?:y|ies))(?:, (?:away from|outside) (?:the )?(?:health )?facilit(?:y|ies))?/i,
    said: ([, done = 'held']) => `outreach vaccination sessions ${done}`,
  },
  {
    words:
      /\b(?:vaccination|immuni[sz]ation) sessions (?:at|in) (?:the )?(?:health )?(?:facilit(?:y|ies)|clinics?|hospitals?)(?: (?:were|was))?(?: (planned|held|conducted))?/i,
    said: ([, done = '']) => `fixed vaccination sessions ${done}`,
  },
  // `Say over their own treatment when they are ill`.
  {
    words:
      /\b(?:have |has )?(?:the )?(most|least|more|less)? ?say (?:over|in|on|about) (?:their|her) own (?:treatment|care|health|health care|healthcare)(?: when (?:they are|she is) (?:ill|sick))?/i,
    said: ([, end]) =>
      end === undefined
        ? null
        : `the ${/mo/i.test(end) ? 'highest' : 'lowest'} women deciding on own health care`,
  },
  {
    words: /\bwhat does (?:the )?(\S+) say and what does (?:the )?(\S+) say\b/i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other}`,
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
  {
    words:
      /\bgave (vitamin a|deworming|ors|zinc|bcg) to (fewer|less|more) than (.+?) of (?:young |small )?(?:children|kids|babies)/i,
    said: ([, what = '', side = '', number = '']) =>
      `have ${what} ${/more/i.test(side) ? 'above' : 'below'} ${number}`,
  },
  // `Polio drops given at birth`.
  {
    words:
      /\b(?:polio|opv|oral polio)(?: (?:vaccine|drops?|dose|immuni[sz]ation))*(?: (?:that (?:is|are|was|were) )?(?:given|got|received))? (?:at|on the day of|right after|just after|soon after) birth\b/i,
    said: () => 'polio birth dose',
  },
  {
    words:
      /\b(?:the )?polio (?:vaccine|vaccination|dose)s?(?: (?:that|which) is)?(?: (?:given|injected))? (?:as|by|with|through) (?:an? |the )?(?:injection|needle|jab|shot)\b|\b(?:injected|injectable) polio(?: vaccine)?\b/i,
    said: () => 'inactivated polio vaccine',
  },
  // `Losing the most children between penta 1 and penta 3`.
  {
    words:
      /\b(?:losing|lose|loses|lost|that lose) (?:the )?(most|fewest|least) (?:children|kids|babies|pikins?) between (?:the )?(?:penta|dpt|dtp) ?(?:1|one) and (?:the )?(?:penta|dpt|dtp )?(?:penta)? ?(?:3|three)\b/i,
    said: ([, end = '']) =>
      `with the ${/most/i.test(end) ? 'highest' : 'lowest'} dropout from penta 1 to penta 3`,
  },
  // `Treated for TB before`.
  {
    words:
      /\b(?:people|patients) (?:who |that )?(?:(?:had|have|has|were|was) )?(?:been )?treated (?:for (?:tb|tuberculosis) )?before\b(?! (?:age|the|their))/i,
    said: () => 'previously treated TB patients',
  },
  // `Dem carry go find help`.
  {
    words:
      /\b(?:wey |who |that )?(?:dem |they )?carry (?:dem |them )?(?:go )?(?:find|see|meet|look for|seek|get)? ?(?:help|treatment|care|doctor|hospital)(?: or (?:help|treatment|care))?\b/i,
    said: () => 'for whom care was sought',
  },
  { words: /\b(?:wey|who|that) (?:get|dey get|have|had) fever\b/i, said: () => 'with fever' },
  // `The clinic is too far`.
  {
    words:
      /\b(?:say(?:s|ing)? |find |think )?(?:that )?(?:the )?(?:clinics?|hospitals?|health (?:facility|facilities|centres?|centers?)) (?:is|are|being) (?:too |very )?far(?: away)?(?:,? (?:and|so) (?:that )?(?:it|this)(?:['\u2019]?s| is) an? (?:big )?problem(?: (?:for|in|to) (?:getting|get|seeking) (?:care|treatment|help))?)?/i,
    said: () => 'say the distance to a health facility is a problem',
  },
  // `Government hospitals`.
  {
    words:
      /(?<=\b(?:births?|deliver\w*|born|gave birth)\b.*)\b(?:government|govt|government-owned|government-run|state-owned) (?=(?:health )?(?:facilit(?:y|ies)|hospitals?|clinics?)\b)/i,
    said: () => 'public ',
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
  {
    words:
      /(?<!\b(?:at which|how fast) .{0,12})\b(?:catch|catches|caught|contract|contracted|pick up|picked up) (?=(?:hiv|the virus)\b)/i,
    said: () => 'newly infected with ',
  },
  { words: /\b(?:swallow(?:s|ed|ing)?) (?=(?:at least|one|two|three|\d|any|the|a)\b)/i, said: () => 'took ' },
  { words: /\bgerman measles(?: \(rubella\))?/i, said: () => 'rubella' },
  {
    words:
      /\b(?:malaria )?(?:prevention|preventive|preventative) (?:medicine|drug|medication|treatment)s? (?:for|against|of) malaria\b|\bmalaria (?:prevention|preventive|preventative) (?:medicine|drug|medication|tablet)s?\b/i,
    said: () => 'IPTp',
  },
  {
    words:
      /\b(?:fansidar|sp)(?: tablets?)?(?: \(IPTp\))? (?:against|for|to prevent|in) (?:malaria|pregnancy)\b/i,
    said: () => 'IPTp',
  },
  { words: /\bIPTp? ?\((?:fansidar|sp)\)|\b(?:fansidar|SP) ?\(IPTp\)/i, said: () => 'IPTp' },
  {
    words:
      /\b(?:got|had|get|given|received|receive) (?:their |the )?(?:measles) (?:jab|shot|injection|vaccine) before (?:the|their) first birthday\b/i,
    said: () => 'measles vaccine by 12 months',
  },
]
