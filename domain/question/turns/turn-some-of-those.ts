import { END, SO } from './turn-edges.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

const THOSE = '(?:them|those|these|that|the (?:deaths|cases|people|patients|dead|sick|ill))'
const WITH_HIV =
  '(?:(?:were |are |is |was |had |have |happened |occurred )*(?:among(?:st)? |in |of |from |to )?(?:(?:people|those|patients|persons|individuals) )?(?:(?:who |that )?(?:were |are |had |have |living )*)?(?:with hiv|hiv[- ]?positive|hiv[- ]?infected|hiv|having hiv)(?: too| also| as well)?)'

/** Some of those whom the figure before counts, of whom another indicator tells. */
export const SOME_OF_THOSE_RULES: readonly TurnRule[] = [
  // `How many of them are people with HIV`, after deaths of tuberculosis: their rate is held, and no number.
  {
    words: new RegExp(
      `${SO}(?:how many|what (?:number|share|percent(?:age)?|proportion|part))(?: of ${THOSE})? ${WITH_HIV}${END}`,
      'i',
    ),
    said: (_, going) => {
      const about = aboutBefore(going)
      if (/\btb (?:mortality|deaths)\b/.test(about)) return 'number of people TB mortality, people with HIV'
      return /\btb (?:incident|incidence)\b/.test(about) ? 'HIV among TB cases (estimate)' : null
    },
  },
  {
    words: new RegExp(
      `${SO}(?:what about |how about |what of )?(?:those |the ones )?(?:among(?:st)?|in|of|for|with) (?:(?:people|those|patients|persons) )?(?:(?:living )?with hiv|hiv[- ]positive(?: (?:people|patients))?)${END}`,
      'i',
    ),
    said: (_, going) =>
      /\btb (?:mortality|deaths)\b/.test(aboutBefore(going)) ? 'TB mortality, people with HIV' : null,
  },
]
