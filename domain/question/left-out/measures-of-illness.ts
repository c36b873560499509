import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { About, OtherMeasure } from './other-measure.ts'

const isVaccination = ({ shortName, fullName, factor }: About) =>
  factor === 2 && /coverage|vaccin|immuni[sz]/i.test(`${shortName} ${fullName}`)

/** What is asked of illness and death, near to a figure and none of it. */
export const MEASURES_OF_ILLNESS: readonly OtherMeasure[] = [
  // `Perished from Lassa`: those who fell ill are others.
  {
    isOf: (about) =>
      /\bcases\b/i.test(about.shortName) && !/death|fatal|recover|active|success/i.test(about.fullName),
    words:
      /\b(perish\w*|(?:lost|lose) their (?:life|lives)|lives? lost|pass(?:ed|ing)? (?:on|away)|fatalit\w+|mortality|killed|kills?|dead|died?|dying|deaths?|recovered|recover(?:y|ies)|healed|cured|got over|survived|discharged|(?:live|active|current(?:ly)?) (?:\w+ )?(?:cases|patients|ill|sick))\b/i,
  },
  // `Children with hepatitis B`: who was vaccinated against it is another question.
  {
    isOf: isVaccination,
    words:
      /\b((?:children|kids|pikins?|babies|toddlers|people|adults) (?:with|having|who (?:have|had|got|caught)|down with|sick (?:with|from)) (?:measles|polio|hepatitis b|hep b|rubella|yellow fever|tetanus|diphtheria|meningitis|whooping cough|pertussis))\b/i,
  },
  // `HIV tested`: how many have it says nothing of who was tested.
  {
    isOf: ({ shortName }) => /^hiv prevalence/i.test(shortName),
    words:
      /\b(screened|tested|checked|counsell?ed|test(?:ing|s)?|screening|knows?|knew|aware(?:ness)?|lost to|died|killed|deaths?)\b/i,
    unless: /\bpositive\b|\bprevalence\b|\bhow common\b/i,
  },
  // `Toddlers who died of AIDS`: some of everybody who did.
  {
    isOf: ({ shortName }) => /^aids-related deaths/i.test(shortName),
    words: /\b(toddlers?|children|child|kids?|pikins?|bab(?:y|ies)|infants?|women|men|girls|boys)\b/i,
  },
  // `Reported TB per 100,000`: how many fall ill is estimated.
  {
    isOf: ({ shortName }) => /^tb incidence/i.test(shortName),
    words:
      /\b(reported|notified|declared|registered|found|finding|detected|detection|missed|mdr|resistant)\b/i,
  },
  // `Active TB drugs`: of whom alone a share is told.
  {
    isOf: ({ shortName }) => /^tb mortality, people with hiv/i.test(shortName),
    words: /\b(including|with and without|all people|everybody|overall)\b/i,
  },
  {
    isOf: ({ shortName }) => /^tb mortality$/i.test(shortName),
    words:
      /\b((?:minus|without|excluding|except|leaving out|other than|no) (?:those with |people with |the )?hiv)\b/i,
  },
  // `Anaemia of women who are not pregnant`.
  {
    isOf: ({ shortName }) => /anaemia, pregnant/i.test(shortName),
    words:
      /\b(any pregnancy status|either status|pregnant or not|whether or not pregnant|non-?pregnant|not pregnant|unpregnant|outside (?:of )?pregnancy)\b/i,
  },
  // `Communicable diseases` are the others.
  {
    isOf: ({ shortName }) => /non-communicable|ncd/i.test(shortName),
    words: /(?<!non[- ]?)\b(communicable|infectious)\b/i,
  },
  // How many die is no rate of all who fall ill, and the other way round.
  {
    isOf: (about) => figureUnit(about) === 'percent' && /case fatality/i.test(about.shortName),
    words: /\b(total|number of|how many people|headcount)\b/i,
    unless: /\b(?:out of|in (?:every )?(?:100|hundred)|percent|rate|ratio)\b/i,
  },
]
