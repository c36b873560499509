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
