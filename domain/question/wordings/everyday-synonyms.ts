import type { Otherwise } from './other-words.ts'

/** Words that say what other words say wherever they stand, in the words of the reader of questions. */
export const EVERYDAY_SYNONYMS: readonly Otherwise[] = [
  // Deaths.
  { words: /\bperish(?:ed|es|ing)? (?:from|of|in|through|by)\b/i, said: () => 'died of', isEach: true },
  { words: /\bpass(?:ed|es|ing)? (?:away|on) (?:from|of|due to|because of)\b/i, said: () => 'died of' },
  {
    words:
      /\blost to (?=(?:aids|hiv|tb|tuberculosis|lassa|covid|corona|malaria|measles|cholera|meningitis|cancer|suicide)\b)/i,
    said: () => 'died of ',
  },
  { words: /\blives (?:that (?:are|were) )?lost (?:to|from|through|by)\b/i, said: () => 'deaths from' },
  {
    words: /\b(measles|tetanus|malaria|lassa|cholera|covid|tb|hiv|pneumonia|meningitis) lives lost\b/i,
    said: ([, illness = '']) => `${illness} deaths`,
  },
  { words: /\bfatalities\b/i, said: () => 'deaths', isEach: true },
  // Births.
  { words: /\bput to bed\b/i, said: () => 'gave birth' },
  { words: /\bputting to bed\b/i, said: () => 'giving birth' },
  { words: /\boutside (?:of )?pregnancy\b/i, said: () => 'non-pregnant women' },
  // Schools.
  { words: /\belementary school\b/i, said: () => 'primary school', isEach: true },
  { words: /\b(?:senior )?high school\b/i, said: () => 'secondary school', isEach: true },
  {
    words: /\b(?:complet\w+|finish\w*|(?:the )?end of) (?:of )?sss? ?3\b/i,
    said: () => 'complete upper secondary',
  },
  // Illnesses by other names; a stroke joins two figures elsewhere.
  { words: /\bhiv ?\/ ?aids\b/i, said: () => 'HIV AIDS', isEach: true },
  { words: /\brubeola\b/i, said: () => 'measles', isEach: true },
  {
    words: /\blow blood\b(?! (?:pressure|sugar|level))/i,
    said: () => 'anaemia',
  },
  { words: /\broad[- ]to[- ]health (?:charts?|cards?)\b/i, said: () => 'vaccination card' },
  {
    words: /\b(measles|polio) (?:per|a|each|every) (year|month)\b(?! (?:old|of age))/i,
    said: ([, illness = '', time = '']) => `${illness} cases reported per ${time}`,
  },
  // Vaccines and doses.
  {
    words: /\b(polio|opv|penta(?:valent)?|dpt|dtp|ipv|rota(?:virus)?|pcv|mcv|iptp) (one|two|three)\b/i,
    said: ([, vaccine = '', dose = '']) => `${vaccine} ${DOSES.indexOf(dose.toLowerCase()) + 1}`,
    isEach: true,
  },
  {
    words: /\b(rota(?:virus)?|polio|opv|penta|ipv|pcv) dose (one|two|three|[1-3])\b/i,
    said: ([, vaccine = '', dose = '']) =>
      `${vaccine} ${/\d/.test(dose) ? dose : DOSES.indexOf(dose.toLowerCase()) + 1}`,
  },
  {
    words:
      /\b(?:(?:the )?(?:1st|first) measles (?:vaccine|vaccination|jab|injection)|measles (?:vaccine )?first dose)(?! (?:given|doses))\b/i,
    said: (_, __, text) =>
      /\b(?:how many|number|doses given|missed?)\b/i.test(text) ? null : 'measles immunization coverage',
  },
  {
    words: /\b(first|second|third) (?:routine |oral |scheduled )*polio (?:drops?|dose|vaccine)\b/i,
    said: ([, which = '']) => `polio ${ORDER.indexOf(which.toLowerCase()) + 1} coverage`,
  },
  {
    words: /\b(?:needle|salk) polio(?: vaccine)?\b/i,
    said: () => 'inactivated polio vaccine',
  },
  {
    words:
      /\b(penta ?[13]|measles(?: vaccine)?|polio 3|bcg) (?:by|before) (?:year one|age one|one year(?: of age)?|(?:the |their )?first birthday|(?:they )?turn(?:ed|ing)? one)\b/i,
    said: ([, vaccine = '']) => `${vaccine} by 12 months`,
  },
  // A number that stands behind what is counted: `ANC attendance number`.
  {
    words:
      /^((?!.*\bhow\b).*?\b(?:recipients?|takers|patients|clients|attendances?|bookings?|vaccinated|headcount)) (?:number|count|total)$/i,
    said: ([, what = '']) => `number of ${what}`,
  },
  {
    words: /^number given (?=(?:bcg|penta|ipv|measles|opv|polio|hpv|yellow fever)\b)/i,
    said: () => 'number of children given ',
  },
  // Money and homes.
  { words: /\bcosts? of living\b/i, said: () => 'consumer price inflation' },
  {
    words: /\b(?:surf\w*|brows(?:e|es|ing)) (?:on )?(?:the )?(?:net|web|internet)\b/i,
    said: () => 'using the internet',
  },
  { words: /\b(?:on|within) (?:the )?plot (?=(?:drinking )?water\b)/i, said: () => 'on the premises ' },
  // What a service has no more of: `only limited` is its name.
  { words: /\bonly (?=(?:limited|basic)\b)/i, said: () => '' },
  // Groups are held of rates alone.
  {
    words:
      /\b(under[- ]five|under[- ]5|infant|newborn|neonatal|child) deaths\b(?=.*\b(?:poorest|richest|wealth|rural|urban|uneducated|educated)\b)/i,
    said: ([, who = '']) =>
      `${/newborn|neonatal/i.test(who) ? 'neonatal' : /infant/i.test(who) ? 'infant' : 'under 5'} mortality rate`,
  },
  // What people say of things that have a name.
  {
    words:
      /\b(?:the |their |a )?(first|second|third) (?:of the )?(?:five|5)-in-(?:one|1) (?:jabs?|vaccines?|shots?|injections?)\b/i,
    said: ([, which = '']) => `penta ${ORDER.indexOf(which.toLowerCase()) + 1}`,
  },
  {
    words:
      /\bif (?:nigerian |all |our )?women (?:only )?had (?:only )?the (?:babies|children|kids) (?:that )?they (?:really |actually |truly )?wanted,? how many (?:children |babies )?would (?:each|they|a woman)(?: (?:end up with|have|bear))?/i,
    said: () => 'wanted fertility rate',
  },
  {
    words: /\b(?:which|what) year did (?:disease )?outbreaks kill the most(?: people)?\b/i,
    said: () => 'when were deaths in recorded epidemics highest',
  },
  {
    words: /\b(?:disease )?outbreaks (?:that )?kill(?:ed)?\b(?! the (?:most|fewest|least))/i,
    said: () => 'deaths in recorded epidemics',
  },
  {
    words:
      /\b(?:car|lorry|truck|bus|motorbike|okada)(?:,? (?:and|or) (?:car|lorry|truck|bus|motorbike|okada))+ (?:crashes|accidents)(?: kill(?:ed)?)?\b/i,
    said: () => 'road traffic deaths',
  },
  { words: /\bcancer (?:of|at|in) the (?:mouth|neck) of the womb\b/i, said: () => 'cervical cancer' },
  {
    words: /\bbeing (?:found|diagnosed) with cancer of the breast\b/i,
    said: () => 'new breast cancer cases',
  },
  {
    words:
      /\bnothing but (?:their )?(?:mother['’]?s|breast) milk(?:, no water)?(?:,? (?:no|or) (?:pap|water|food))*/i,
    said: () => 'exclusive breastfeeding',
  },
  { words: /\bdied? (?:from|of) (?:a )?blood infections?\b/i, said: () => 'died of sepsis' },
  {
    words:
      /\b(?:both of )?(?:their )?(?:two|both) vitamin a (?:drops|doses|capsules)(?: for the year| in the year| that year)?\b/i,
    said: () => 'vitamin A two doses in the year',
  },
  {
    words: /\bnewly (?:come|came|coming) down with (tb|tuberculosis)\b/i,
    said: ([, illness = '']) => `fall ill with ${illness}`,
  },
  { words: /\bthree dollars a day\b/i, said: () => '$3.00 a day' },
  {
    words:
      /^(?:(?:and|please|abeg|ok),? )*(?:name|list) them(?: all)?(?: for me)?(?: (?:abeg|please))?[.?! ]*$/i,
    said: () => 'which ones?',
  },
  // Pidgin and short forms.
  { words: /\b(\d{1,2}) reach (\d{1,2})\b/i, said: ([, from = '', to = '']) => `${from} to ${to}` },
  { words: /\bno matter (?=how|what|which|who|the|their|age)/i, said: () => 'whatever ' },
  { words: /\b(for|among|of) small pikins?\b/i, said: ([, before = '']) => `${before} children` },
  { words: /\b(wey (?:don |dey )?|don |dey )collect(?:ed)?\b/i, said: ([, before = '']) => `${before}get` },
  // People.
  { words: /\bmaidens?\b/i, said: () => 'young women' },
  {
    words:
      /\b(someone|people|persons|attendants?|nurses?|midwi\w+|doctors?|personnel|staff|workers?) (?:who (?:is|are) )?(?:with (?:a )?licen[cs]e|licensed)\b/i,
    said: ([, who = '']) => `qualified ${who}`,
  },
  {
    words: /\blicensed (?=(?:nurses?|midwi\w+|doctors?|pharmacists?|dentists?|health workers?)\b)/i,
    said: () => '',
  },
  {
    words:
      /\b(?:which|what) (state|lga|zone) (?:get|gets|has|have) (?:the )?most people on (?:arvs?|art|hiv (?:drugs|treatment))\b/i,
    said: ([, level = '']) => `which ${level} has the highest number of people on antiretroviral treatment`,
  },
]

const DOSES = ['one', 'two', 'three']
const ORDER = ['first', 'second', 'third']
