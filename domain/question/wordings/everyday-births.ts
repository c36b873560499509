import type { Otherwise } from './other-words.ts'

/** Everyday words for pregnancy, birth, blood and breast milk, in the words of the reader of questions. */
export const EVERYDAY_BIRTHS: readonly Otherwise[] = [
  // `How many births in Lagos`, `live births Kano`: only their rate is held, and this is said of a number that is asked for.
  {
    words:
      /\b(?:(?:how many|(?:the )?(?:total )?number of|annual|yearly|total) (?:live ?)?(?:births|babies (?:are |were |is |was )?born|children (?:are |were )born)|live ?births)(?: (?:are|were|is|was) (?:there|recorded|registered))?(?: (?:a|each|every|per) year)?(?!.{0,40}\b(?:attend|deliver|facilit|hospital|clinic|home|skilled|midwi|nurse|doctor|per|woman|women|mothers?|weigh|weight|protected|tetanus|registered|teen|girls|adolescent|still|premature|preterm|caesar|cesar|dose|died|dead|die|deaths?))/i,
    said: (_, __, text) => (/\bper\b(?! year)/i.test(text) ? null : 'number of crude birth rate'),
  },
  {
    words:
      /\b(?:married )?women (?:were |are |who are |who were )?doing anything at all,? modern or traditional,? to avoid (?:getting pregnant|pregnancy)\b/i,
    said: () => 'contraceptive prevalence (any method)',
  },
  {
    words: /\bwives who (?:would like|want) to wait or stop having (?:babies|children) but use nothing:?/i,
    said: () => 'unmet need for family planning',
  },
  {
    words:
      /\bwomen who have just given birth (?:get |are )?(?:looked at|checked|seen) by a (?:health worker|nurse|doctor) within two days\b/i,
    said: () => 'postnatal care coverage (mother)',
  },
  // `In the house and not in a clinic`.
  {
    words:
      /(?<=\b(?:house|home)\b),? (?:and )?not in (?:an?|any|the) (?:clinic|hospital|health (?:facility|centre|center))s?(?: or (?:clinic|hospital))?\b/i,
    said: () => '',
  },
  { words: /\bbreast ?milk alone,? (?:with )?no water\b/i, said: () => 'exclusive breastfeeding' },
  {
    words: /\b(\d)\+ doses of (?:IPTp|fansidar|SP\b)/i,
    said: ([, count = '']) => `IPTp, ${count} or more doses`,
  },
  {
    words:
      /\b(?:(?:who |that )?(?:swallowed|took|taking|take|received|receiving|got|getting) )?at least (one|two|three|[1-3]) doses? of (?:fansidar|IPTp|SP\b)(?: (?:against|for|to prevent) malaria)?/i,
    said: ([, count = '']) =>
      /one|1/i.test(count) ? 'IPTp, at least one dose' : `IPTp, ${count} or more doses`,
  },
  { words: /\bcircumcised ?\(cut\)/i, said: () => 'circumcised' },
  { words: / ?\(not the birth dose\)/i, said: () => '' },
  {
    words:
      /\bmarried women who (?:do not|don['\u2019]?t) want (?:a baby|babies|children)(?: now)? but use no family planning\b/i,
    said: () => 'unmet need for family planning',
  },
  {
    words:
      /\b(births|deliveries) in (?:government|public) (?:health )?(?:facilities|hospitals),? and in private ones\b/i,
    said: () => 'delivery in a public facility and delivery in a private facility',
  },
  {
    words: /\btraditional(?: \(non-modern\))? (?:family planning|contracepti\w+|methods?)\b/i,
    said: () => 'traditional method use',
  },
  { words: /\bteen(?:age|ager)? births(?! in)\b/i, said: () => 'adolescent birth rate' },
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
  {
    words: /\b(?:go|went|attend(?:ed)?|make|made) antenatal (?:care )?only (?:one time|once|1 time)\b/i,
    said: () => 'with exactly one antenatal visit',
  },
  // `Women of childbearing age`, who are 15 to 49 in all surveys.
  {
    words:
      /\bwith anaemia (?:among|in|of) women of (?:childbearing|child-bearing|reproductive|fertile) age\b/i,
    said: () => 'anaemia, women 15-49',
  },
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
  // `Pregnant women taking IPTp`: nobody else does.
  {
    words:
      /\bpregnant women (?:(?:who|that) )?(?:taking|took|take|getting|got|get|given|receiving|received|swallowing|had) (?=(?:IPTp|fansidar|SP\b|(?:one|two|three|four|\d)(?: or more)? doses of (?:IPTp|fansidar|SP\b|malaria prevention)))/i,
    said: () => '',
  },
  {
    words:
      /\b(?:babies|children|infants|kids)(?: that)? (?:are |get )?born (?:for |per |to )(?:every |each )?(?:1,?000|thousand) (?:people|persons|nigerians|inhabitants|residents)\b|\bbirths (?:for|per) (?:every |each )?(?:1,?000|thousand) (?:people|persons|population|inhabitants)\b/i,
    said: () => 'crude birth rate',
  },
  { words: /\bhow many (?=crude birth rate)/i, said: () => '' },
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
      /\b(\d|one|two|three|four)( or more) doses of (IPTp|fansidar|SP|(?:the )?malaria[- ]prevention(?: medicine| drugs?| tablets?)?)(?: ?\((?:IPTp|fansidar|SP)\))?/i,
    said: ([, count = '', more = '']) => `IPTp, ${count}${more} doses`,
  },
  {
    words:
      /\b(births?|deliver(?:y|ies)) (?:(?:that|which) )?(?:take|takes|took|taking|happen|happens|happened|happening)(?: place)? (?=(?:at|in) )/i,
    said: ([, what = '']) => `${what} `,
  },
  // `Government hospitals`.
  {
    words:
      /(?<=\b(?:births?|deliver\w*|born|gave birth)\b.*)\b(?:government|govt|government-owned|government-run|state-owned) (?=(?:health )?(?:facilit(?:y|ies)|hospitals?|clinics?)\b)/i,
    said: () => 'public ',
  },
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
    words: /\bhave been cut(?: ?\((?:female genital mutilation|FGM)\))?/i,
    said: () => 'with female genital mutilation',
  },
  { words: /\bmalaria-prevention\b/i, said: () => 'malaria prevention' },
  // `If every birth was wanted`.
  {
    words: /\bhow many children would women have had if every birth (?:was|were|had been) wanted\b/i,
    said: () => 'wanted fertility rate',
  },
  {
    words:
      /(?<!\b(?:adolescent|teen|teenage|crude|still) ?)\bbirth rate\b(?!,? (?:(?:of|among|for|in) )?(?:teen|adolescent|girls))/i,
    said: () => 'crude birth rate',
  },
  // `Women have six or more children on average`.
  {
    words:
      /\bwomen (?:still )?(?:have|bear|give birth to|born) (three|four|five|six|seven|eight|[3-8]) or more (?:children|babies|kids)(?: each)?(?: on average)?/i,
    said: ([, count = '']) => `total fertility rate is at least ${count}`,
  },
  {
    words: /\bif every unwanted birth (?:were|was|is) (?:avoided|prevented)\b,?/i,
    said: () => 'wanted fertility rate:',
  },
  {
    words: /\b(?:teen|teenage|adolescent)(?:ager?s?)? (?:birth|birthrate|fertility) ?rate(?: ?\(15-19\))?/i,
    said: () => 'adolescent birth rate',
  },
]
