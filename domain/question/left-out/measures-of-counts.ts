import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { About, OtherMeasure } from './other-measure.ts'

/** What is counted: doses, stocks, cases, sessions. */
const COUNTED = /doses|given|stock|cases|deaths|facilit|nets|supply|opened/i
/** `Rifampicin-resistant TB incidence`: a number that is called so. */
const OF_ITSELF = /incidence|prevalence|coverage|share/i
const nameOf = ({ shortName, fullName }: About) => `${shortName} ${fullName}`
const isNumber = (about: About) => figureUnit(about) === 'count'

/** A number where a share or a rate is asked for, and a share where a number of doses is. */
export const MEASURES_OF_COUNTS: readonly OtherMeasure[] = [
  // `Second dose measles vaccine coverage`: doses that were given are no share of the children.
  {
    isOf: (about) => isNumber(about) && COUNTED.test(nameOf(about)) && !OF_ITSELF.test(nameOf(about)),
    words: /\b(coverage|prevalence|incidence|percent(?:age)?|per cent|share|proportion|fraction)\b/i,
    unless: /\b(?:percent(?:age)?|per cent) (?:change|increase|decrease|rise|fall|growth)\b/i,
  },
  {
    isOf: (about) => isNumber(about) && /cases|deaths/i.test(nameOf(about)),
    words: /\b((?:cases?|deaths?|attack|infection|death) rates?)\b/i,
    unless: /fatality/i,
  },
  // `Prevalence of measles`: who is vaccinated says nothing of who has the illness.
  {
    isOf: ({ shortName }) => /\b(?:immuni[sz]ation|vaccin\w*|dose) coverage\b/i.test(shortName),
    words: /\b(prevalence|incidence|infection rates?|attack rates?)\b/i,
  },
  // `How many doses of penta 3`: who got them is a share of the children.
  {
    isOf: (about) => figureUnit(about) === 'percent',
    words:
      /\b((?:how many|number of|count of|total)(?: \S+){0,4}? doses|doses (?:were |was )?(?:given|administered|used|opened|wasted|received|distributed|in stock))\b/i,
    unless:
      /\b(?:children|kids|babies|infants|pikins?|women|mothers|girls|people|percent(?:age)?|per cent|share|proportion|coverage|zero[- ]dose)\b|%/i,
  },
  // `Family size wanted`: how many children women have is another number than how many they want.
  {
    isOf: ({ shortName }) => /^total fertility rate/i.test(shortName),
    words: /\b(wanted|want|wants|desired|desire|ideal|unwanted|would like|wish(?:ed)?)\b/i,
  },
]
