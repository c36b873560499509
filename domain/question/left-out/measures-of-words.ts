import type { OtherMeasure } from './other-measure.ts'

/** Questions that share a word with a figure which is about something else. */
export const MEASURES_OF_WORDS: readonly OtherMeasure[] = [
  // `Babies with tetanus`, `women who had the injection`: newborns that their mothers' doses protect are counted.
  {
    isOf: ({ shortName }) => /^protected at birth/i.test(shortName),
    words:
      /\b((?:babies|newborns?|infants|children|kids) (?:with|having|sick (?:with|from)|down with|who (?:have|had|got|caught)|dying of|dying from|who die of) (?:neonatal )?tetanus|(?:women|mothers) (?:\p{L}+ )?(?:had|got|received|took|given|taking|who (?:had|got|received|took|were given)|with))\b/iu,
    unless: /protect|newborn.*(?:dose|injection)|at birth/i,
  },
  // `Babies given water`: what homes have is not what babies drink.
  {
    isOf: ({ shortName }) => /water|sanitation/i.test(shortName),
    words:
      /\b((?:babies|infants|newborns|baby) (?:given|drinking|taking|fed|who (?:drink|are given|take|got)|that drink))\b/i,
  },
  // `Children given solid food`: no fuel to cook with.
  {
    isOf: ({ shortName }) => /cooking/i.test(shortName),
    words: /\b(foods?|meals?|diets?|feed(?:ing)?|fed|eat(?:ing|en|s)?|ate)\b/i,
    unless: /\bcook|\bfuels?\b/i,
  },
  // `Handwashing in clinics`: of homes it is told.
  {
    isOf: ({ shortName }) =>
      /handwashing|sanitation service|drinking-water service|^open defecation/i.test(shortName),
    words:
      /\b((?:in|at|of|inside) (?:the |our |public |health |primary |all )*(?:clinics?|hospitals?|schools?|facilities|centres|centers|phcs?|markets?|prisons?|camps?|offices?))\b/i,
  },
  // `People per hospital bed`: the other way round.
  {
    isOf: ({ shortName }) => /^hospital beds/i.test(shortName),
    words:
      /\b((?:people|patients|persons|nigerians) (?:per|for (?:each|every|one)|to (?:each|every|one|a)) (?:hospital )?beds?)\b/i,
  },
  // `High blood pressure`: the average says nothing of how many have it.
  {
    isOf: ({ shortName }) => /^systolic blood pressure/i.test(shortName),
    words: /\b(high|raised|elevated|hypertension|hypertensives?)\b/i,
    unless: /\bhow high\b|\baverage\b|\bmean\b|\btypical\b|\bhighest\b|\blevels?\b/i,
  },
]
