import type { Otherwise } from './other-words.ts'

/** Everyday words for homes, water, energy and food, in the words of the reader of questions. */
export const EVERYDAY_HOUSEHOLDS: readonly Otherwise[] = [
  {
    words:
      /^there is a score from 0 to 100 for how many things a household owns(?: ?\([^)]*\))?\. *which (state|zone) scored (lowest|highest)\b/i,
    said: ([, level = '', end = '']) => `which ${level} has the ${end} international wealth index`,
  },
  { words: /^people who go a whole day without food[^:]*:/i, said: () => 'severe food insecurity:' },
  {
    words: /\bpoverty not just of money but of [^?.(:]{5,60}(?:\([^)]*\))?/i,
    said: () => 'global MPI: people in poverty',
  },
  {
    words:
      /\b(?:has|have|with|do|get|does) (?:the )?most people (?:live |living |who live |wey live )?(?:in|for) an? (?:household|home|family) with an? child out of school\b(?:,? going by the global MPI)?/i,
    said: () => 'has the highest deprived: school attendance',
  },
  { words: /\bshanty (?:conditions|areas|settlements|houses)\b(?: ?\([^)]*\))?/i, said: () => 'slums' },
  {
    words: /\bin the towns of nigeria,? (?:how much|what (?:share|part)) of the population(?=.*\bslums\b)/i,
    said: () => 'urban population',
  },
  {
    words:
      /\b(?:people |those )?(?:spending|who spend|spend) (?:over|more than) (?:half an hour|30 minutes) (?:on the trip )?(?:to fetch|fetching|getting) (?:clean|safe|good|clean enough) water\b/i,
    said: () => 'limited drinking-water service',
  },
  {
    words:
      /\b(?:people )?(?:without a toilet )?who (?:ease|relieve) themselves (?:outside|in the open|in the bush)\b/i,
    said: () => 'open defecation',
  },
  {
    words:
      /\bwater that is clean,? (?:at home|on the premises),? and (?:always (?:running|there)|available when needed)\b/i,
    said: () => 'safely managed drinking water',
  },
  {
    words:
      /\b(?:live )?in an? (?:household|home|family) with an? child out of school\b(?:,? going by the global MPI)?/i,
    said: () => 'deprived: school attendance',
  },
  {
    words:
      /\b(?:drink|drinks|get (?:their )?water) from an? (?:protected|safe|improved) (?:kind|type) of source(?:,? (?:like|such as) [\w ]{3,30}?(?= in |[?.,]|$))?/i,
    said: () => 'use an improved drinking-water source',
  },
  {
    leavesOut: true,
    words:
      /\b(?:rivers|streams|ponds|lakes)(?:(?:, | and |, and )(?:rivers|streams|ponds|lakes))* and other surface water\b/i,
    said: () => 'surface water',
  },
  {
    words:
      /\b(?:wey )?(?:dey )?(?:live|stay) for (?:house|home) where pikin wey suppose dey school no dey go\b/i,
    said: () => 'deprived: school attendance',
  },
  {
    words:
      /\b(households|homes|families)(?: (?:were|was|are|lie|score|scored|scoring))? (?:below|under) 50 on the (?:international )?wealth index(?: ?\(IWI\))?/i,
    said: () => 'households below wealth index 50',
  },
  { words: /\b(?:shanties|shanty ?towns?)(?:, the kind of [^?.]{3,50}?like \w+)?\b/i, said: () => 'slums' },
  { words: /\bof townspeople\b(?=.*\bslums\b)/i, said: () => 'of the urban population' },
  { words: /\bmultidimensionally poor(?=.*\bOPHI\b)/i, said: () => 'in global MPI poverty' },
  { words: /\b(?:go|goes|going) in the open\b/i, said: () => 'practise open defecation' },
  {
    words: /\b(?:go|going|went) (?:seriously|severely|very) hungry(?: ?\(severe food insecurity\))?/i,
    said: () => 'are severely food insecure',
  },
  {
    words:
      /\b(?:clean (?:cooking )?fuels?) (?:like|such as) (?:gas|electricity|lpg)(?:,? (?:and |or )?(?:gas|electricity|lpg))*/i,
    said: () => 'clean fuel',
  },
  { words: /\b(?:nepa|phcn) (?:light|power)(?: ?\(national grid\))?/i, said: () => 'grid electricity' },
  {
    words: /\b(?:beaten|beat) or shouted at(?: at home)?(?: as (?:punishment|discipline))?/i,
    said: () => 'violent discipline',
  },
  {
    words: /\bwho experienced violent discipline|are violent discipline\b/i,
    said: () => 'violent discipline',
  },
  {
    words:
      /\b(?:people|children|households)(?: in (\S+))? (?:live |living |who live )?with a school-?age child (?:who is |that is )?(?:out of|not in|not attending) school\b/i,
    said: ([, place]) => `deprived: school attendance${place === undefined ? '' : ` in ${place}`}`,
  },
  { words: /\bsevere hunger(?: ?\(food insecurity\))?/i, said: () => 'severe food insecurity' },
  // `Rivers, streams or ponds`, and not Rivers State.
  {
    leavesOut: true,
    words:
      /\b(?:rivers?|streams?|ponds?|lakes?|creeks?)(?:(?:, (?:or |and )?| and | or | ?\/ ?)(?:rivers?|streams?|ponds?|lakes?|creeks?|dams?))+(?: water)?\b/i,
    said: () => 'surface water',
  },
  {
    leavesOut: true,
    words:
      /\b(?:use|using|drink|drinking|fetch) (?:water )?(?:straight |directly )?(?:from )?(?:the )?(?:river|stream)s?(?: water)?(?! state)\b/,
    said: () => 'drink surface water',
  },
  { words: /\bIWI\b(?: household asset(?:s)?)?(?: score| index)?/, said: () => 'International Wealth Index' },
  {
    words:
      /\b(?:access to )?(?:electricity|light|power) (?:at|in)(?: the| their)? (?:homes?|houses?|households)\b/i,
    said: () => 'households with electricity',
  },
  // `A household that lost a child`.
  {
    words:
      /\b(?:people|persons|nigerians)?(?: in (\S+))? ?(?:living |live |who live )?in (?:an? )?(?:households?|homes?|famil(?:y|ies)) (?:that|where|which) (?:lost a child|a child (?:has )?died|had a child die)(?: in (?:the )?(?:past|last) (?:five|5) years)?/i,
    said: ([, place]) => `deprived: child mortality in household${place === undefined ? '' : ` in ${place}`}`,
  },
  { words: /\bMobile phones in the (?:house|home)s?\b/i, said: () => 'households with a mobile phone' },
  // `A place to wash hands with soap and water`.
  {
    words:
      /\b(?:people |households |homes )?(?:with |having )?(?:a |some )?(?:place|spot|stand|facility|station|basin) (?:to|for) wash(?:ing)? (?:their )?hands(?: with (?:soap and water|water and soap))?(?: at home| in the house)?/i,
    said: () => 'basic handwashing facility',
  },
  // `Cannot count on enough food`.
  {
    words:
      /\b(?:can ?not|can['\u2019]?t|do not|don['\u2019]?t) (?:count on|get|have|afford|rely on) enough (?:food|to eat)\b/i,
    said: () => 'are food insecure',
  },
  // `Houses made of poor materials`.
  {
    words:
      /\b(?:houses|homes|housing|dwellings) (?:made |built )?(?:of|with|from) (?:poor|inadequate|bad|weak) materials?(?: ?\([^)]*\))?/i,
    said: () => 'inadequate housing',
  },
  // `A woman as its head`.
  {
    words:
      /\b(?:homes?|households?|families) (?:has|have|with|having) (?:a )?wom[ae]n as (?:its|their|the) heads?\b|\b(?:homes?|households?|families) (?:that are |are )?(?:led|run|headed) by (?:a )?wom[ae]n\b|\bwom[ae]n-(?:headed|led) (?:homes?|households?|families)\b/i,
    said: () => 'households headed by a woman',
  },
]
