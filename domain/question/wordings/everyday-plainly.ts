import type { Otherwise } from './other-words.ts'

const AN_ILLNESS =
  /\b(?:lassa|cholera|measles|meningitis|yellow fever|mpox|diphtheria|tb|tuberculosis|covid|malaria|hiv)\b/i

/** Everyday words around a figure that say its years, its people or its rest in another way. */
export const EVERYDAY_PLAINLY: readonly Otherwise[] = [
  // `Case fatality in Nigeria`: of which illness is asked back.
  {
    words: /\bcase fatality(?: rate| ratio)?\b/i,
    said: (_, { before }, text) => (before === null && !AN_ILLNESS.test(text) ? 'fatality rate' : null),
  },
  // `Between the 2018 and 2023-24 surveys`: two years.
  {
    words:
      /\bbetween (?:the )?((?:19|20)\d\d)(?: (?:ndhs|dhs|survey))? and (?:the )?(?:19|20)\d\d[-–/](?:20)?(\d\d) (?:surveys?|rounds?|n?dhs)\b/i,
    leavesOut: true,
    said: ([, first = '', last = '']) => `between ${first} and 20${last}`,
  },
  // `The last decade and a half`.
  {
    words: /\b(?:the )?(last|past) (?:one |a )?decade and a half\b/i,
    said: ([, last = '']) => `the ${last} 15 years`,
  },
  // `Women making 4 ANC visits`.
  {
    words:
      /\b(women|mothers) (?:making|attending|doing|completing|having) (?:at least )?(\d|four|eight|one)(?: or more)? (?:anc|antenatal)(?: care)?(?: visits?)?\b/i,
    said: ([, who = '', count = '']) => `${who} with ${count} ANC visits`,
  },
  // `Women with a skilled antenatal visit`.
  {
    words:
      /\b(?:women|mothers)? ?(?:with|who had|having) (?:at least )?(?:a|one) skilled (?:antenatal|anc)(?: care)? (?:visit|contact|check)\b/i,
    said: () => ' ANC 1+ (skilled provider)',
  },
  // `People who fall ill with TB and are not reached with treatment`.
  {
    words:
      /\b(?:people|those|nigerians|patients) (?:who|that) (?:fall|get|are) (?:ill|sick) with (?:TB|tuberculosis)((?: in \p{Lu}\p{L}+)?) (?:who |that |and )?(?:are|is|were|do) (?:not|never) (?:reached with|reached by|get|getting|given|on|put on|receiving) treatment\b/iu,
    said: ([, where = '']) => `TB cases without TB treatment coverage${where}`,
  },
  // `Is open defecation mostly a rural problem`.
  {
    words:
      /^(?:is|are) (.+?) (?:mostly|mainly|only|largely|really|just|more of|more) an? (?:rural|urban|village|city) (?:problem|issue|thing|matter|phenomenon)((?: in \p{Lu}\p{L}+)?)(?=[?.! ]*$)/iu,
    said: ([, what = '', where = '']) => `${what} by residence${where}`,
  },
  // `Poorest vs richest women`: both are women.
  {
    words:
      /\b(poorest|richest) (vs\.?|versus|and|against|or|compared (?:to|with)) (?:the )?(richest|poorest) (?:women|mothers|people|households|families)\b/i,
    said: ([, one = '', word = '', other = '']) => `${one} ${word} ${other}`,
  },
]
