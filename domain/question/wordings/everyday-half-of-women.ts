import type { Otherwise } from './other-words.ts'

const WOMEN = '(?:(?:the |our |all |nigerian |most )*(?:women|girls|ladies|females))'
const MARRY =
  '(?:marry|married|get married|got married|be married|wed|enter marriage|enter (?:a )?union|dey marry)'
const MEDIAN = 'median age at first marriage'
const LEVEL = '(zones?|states?|regions?)'
const EARLY = '(earliest|youngest|early pass|first|soonest|at the lowest age)'
const LATE = '(latest|oldest|late pass|last|at the highest age)'
const BY_LEVEL = new RegExp(`${MEDIAN}[^.?!]*\\b(?:by|each|every|per|across) (?:the )?(?:six )?${LEVEL}`, 'i')
const order = (early: string | undefined) => (early === undefined ? 'highest' : 'lowest')

/** The age by which half of the women are married is the median age, and who marries earliest has the lowest. */
export const EVERYDAY_HALF_OF_WOMEN: readonly Otherwise[] = [
  // `At what age do half of women marry in each zone`.
  {
    words: new RegExp(
      `\\b(?:(?:at|by|before) )?(?:what|which) age (?:do|does|did|are|have|is|dey) (?:about |at least )?(?:half|50%|50 percent)(?: of)? ${WOMEN} (?:(?:already|first|don|usually) )*${MARRY}`,
      'i',
    ),
    said: () => MEDIAN,
  },
  {
    words: new RegExp(
      `\\b(?:the )?age (?:at|by) which (?:half|50%|50 percent)(?: of)? ${WOMEN} (?:(?:are|have|had|were|already|first|get) )*${MARRY}`,
      'i',
    ),
    said: () => MEDIAN,
  },
  // `… Which zone marries earliest?` after it: the order has both ends.
  {
    words: new RegExp(
      `[.?,;]+ *(?:and )?(?:which|what) ${LEVEL} (?:do |does |dey )?(?:${WOMEN} )?(?:marries|marry|married|weds?|marrying)(?: (?:the|at))* (?:${EARLY}|${LATE})(?=[?.! ]*$)`,
      'i',
    ),
    said: (_, __, text) => (BY_LEVEL.test(text) ? '' : null),
  },
  // `Which zone marries earliest`, `in which state do women marry latest`.
  {
    words: new RegExp(
      `\\b(?:in )?(which|what) ${LEVEL} (?:do |does |dey |where )?(?:${WOMEN} )?(?:marries|marry|married|weds?|marrying)(?: (?:the|at))* (?:${EARLY}|${LATE})\\b`,
      'i',
    ),
    said: ([, which = '', level = '', early]) =>
      `${which} ${level} ${/s$/i.test(level) ? 'have' : 'has'} the ${order(early)} ${MEDIAN}`,
  },
]
