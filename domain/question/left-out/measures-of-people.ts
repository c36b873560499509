import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { About, OtherMeasure } from './other-measure.ts'

/** How many people there are, of all ages or of one. */
const isPopulation = (about: About) =>
  figureUnit(about) === 'count' && /\bpopulation\b|women of reproductive age/i.test(about.shortName)
const isTotalPopulation = ({ shortName }: About) => /^total population/i.test(shortName)

/** What is asked of people and how they live, near to a figure and none of it. */
export const MEASURES_OF_PEOPLE: readonly OtherMeasure[] = [
  // `Aged population share`: how many there are is no share of them.
  {
    isOf: isPopulation,
    words: /\b(percentage|percent|per cent|share|proportion|fraction|divided by|how common)\b/i,
  },
  // `Child population of Kano`: some of everybody.
  {
    isOf: isTotalPopulation,
    words:
      /\b(child(?:ren)?|aged|elderly|older|old|young|youth|adult|male|female|men|women|girls?|boys?|poor|rich|working|school|disabled) (?:population|inhabitants|residents)\b/i,
  },
  // `Pale under fives`: some of those who are counted.
  {
    isOf: ({ shortName }) => /^population under 5/i.test(shortName),
    words:
      /\b(pale|plump|lean|thin|fat|obese|short|small statured|wasted|marasmic|emaciated|malnourished|sick|hungry|swollen|anaemic|an(?:ae|e)mic|lost|loss|dead)\b/i,
  },
  // `Labour force participation` is of men and women.
  {
    isOf: ({ shortName }) => /labour force participation(?!,)/i.test(shortName),
    words: /\b(women|men|females?|males?|ladies|wives)\b/i,
  },
  // `Nigerian nationals who are refugees`: those who are here came from elsewhere.
  {
    isOf: ({ shortName }) => /^refugees hosted/i.test(shortName),
    words: /\b(nigerian (?:nationals|refugees|citizens)|refugees from nigeria|abroad|who fled nigeria)\b/i,
  },
  // `Extreme poverty under the $3.00 line`: how far below it people are is another figure, and how many are below it no gap.
  {
    isOf: ({ shortName }) => /^poverty gap/i.test(shortName),
    words: /\b(how many|share of people|percent of people|number of people|extreme poverty|headcount)\b/i,
    unless: /\bgap\b|\bhow far\b|\bshortfall\b|\bdepth\b/i,
  },
  // `Half an hour away`: basic service is nearer than that.
  {
    isOf: ({ shortName }) => /^basic drinking.water/i.test(shortName),
    words: /\b((?:over|more than|above|beyond) (?:half an hour|30 minutes|thirty minutes)|far away|far)\b/i,
  },
  // `Toilets that nobody shares` are no open defecation.
  { isOf: ({ shortName }) => /^open defecation/i.test(shortName), words: /\b(shared|sharing|flush)\b/i },
  // `Cooking with biomass`: what is counted here is clean.
  {
    isOf: ({ shortName }) => /^clean cooking/i.test(shortName),
    words: /\b(biomass|firewood|charcoal|wood|dung|smoky|dirty|kerosene|solid fuels?)\b/i,
    unless: /\b(?:not?|without|instead of|other than|rather than|never|free (?:from|of))\b/i,
  },
  {
    isOf: ({ shortName }) => /solid cooking fuel/i.test(shortName),
    words: /\b(instead of|rather than|free from|free of|lpg|gas|electric(?:ity)?)\b/i,
  },
  // `Mothers below fifteen` and `girls who gave birth` are not those who were married.
  {
    isOf: ({ shortName }) => /^married before/i.test(shortName),
    words: /\b(mothers?|gave birth|births?|babies|pregnan\w*)\b/i,
  },
  // `Very early marriage`: before which age is not said.
  { isOf: ({ shortName }) => /^married before/i.test(shortName), words: /\b(very early)\b/i },
  // `Expected years of schooling` are none that adults have had.
  {
    isOf: ({ shortName }) => /^mean years of schooling/i.test(shortName),
    words: /\b(expected|prospective|can expect)\b/i,
  },
  // `From 28 days to one year`.
  {
    isOf: ({ shortName }) => /^neonatal mortality/i.test(shortName),
    words: /\b(28 days to|after (?:the )?first month|to one year|post-?neonatal)\b/i,
  },
  // `Preteen births`: girls of 15 to 19 are counted.
  {
    isOf: ({ shortName }) => /^(teenage mothers|adolescent birth rate)/i.test(shortName),
    words:
      /\b(pre-?teens?|early (?:adolescents?|adolescen\w+|teens?)|(?:below|under|before) (?:15|fifteen)|10 ?(?:-|to) ?14|ten to fourteen|fourteen (?:or|and) (?:below|under|younger)|aged fourteen|aged 14)\b/i,
  },
  // `Rich and poor, how unequal`: what homes own says nothing of it.
  { isOf: ({ shortName }) => /wealth index/i.test(shortName), words: /\b(inequality|unequal|gap)\b/i },
  // `Low BMI`: the average says nothing of how many are thin or heavy.
  {
    isOf: ({ shortName }) => /^body mass index/i.test(shortName),
    words: /\b(low|high|thin|underweight|overweight|obese)\b/i,
    unless: /\b(?:lowest|highest)\b/i,
  },
  // `High sugar`: what is supplied to eat is no illness.
  {
    isOf: ({ shortName }) => /^sugar supply/i.test(shortName),
    words: /\b(high sugar|sugar (?:disease|illness|people|patients|sickness)|blood sugar|diabet\w*)\b/i,
  },
]
