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
  // `Malaria in small children by blood slide`: by microscopy.
  {
    words:
      /\bmalaria(?: prevalence)? in (?:small|young|little|under[- ]five|under[- ]5) (?:children|kids|ones|pikin)(?: (?:by|on|from|using) (?:a )?(?:blood slides?|slides?|microscopy|blood films?))?/i,
    said: () => 'malaria prevalence (6-59 months)',
  },
  // `Niger State (not Niger Republic)`.
  { words: /,? ?\(?\bnot (?:the )?(?:niger republic|republic of niger|country)\b\)?/i, said: () => '' },
  // `People living with HIV who are not on ARVs`.
  {
    words:
      /\b(people (?:living )?with HIV (?:who |that )?(?:are |is )?(?:not|never)) on (?:ARVs?|ARV drugs|antiretrovirals?|HIV drugs|HIV medicines?)\b/i,
    said: ([, who = '']) => `${who} on ART`,
  },
  // `Doctors by state, how many does Kano have`: of one of them.
  {
    words:
      /^(.{3,40}?) by (?:state|lga|zone),? how many (?:does|do|did|dey) (\S.*?)(?: (?:have|get|has))?[?.! ]*$/i,
    said: ([, what = '', name = '']) => `how many ${what} in ${name}`,
  },
  // `Which state is lowest and who are the next two`.
  {
    words:
      /\b(which (?:state|zone|lga)) (has|have|is|had|was) (the )?(\S.*?),? and (?:who|which|what) (?:are|is) the next (one|two|three|four)(?: (?:after|behind|above|below) (?:it|that|them))?[?.! ]*$/i,
    said: ([, which = '', verb = '', the = '', what = '', next = '']) => {
      const count = { one: 2, two: 3, three: 4, four: 5 }[next.toLowerCase()] ?? 3
      return `which ${count} ${which.replace(/^which /i, '')}s ${/^ha/i.test(verb) ? 'have' : 'are'} ${the}${what}`
    },
  },
]
