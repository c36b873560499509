import { shareOfHealthSpending } from '../wordings/everyday-money.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type Going, type TurnRule } from './turn-rule.ts'

const WHOSE =
  '(?:the )?(donors?|foreign donors?|aid|external|government|govt|private(?: sector)?|out[- ]of[- ]pocket|households?|families|patients)'
const PART = '(?:share|part|portion|contribution|percent(?:age)?|%|proportion|slice)'
const OF_IT = '(?: (?:of|in) (?:it|that|this|the (?:total|spending)))?'

/** The turn before was about what health costs, or who pays for it. */
const isOfSpending = (going: Going) =>
  /\bcurrent health expenditure|\bhealth spending|% of che|\bout[- ]of[- ]pocket (?:spending|expenditure)|\bhealth expenditure/.test(
    aboutBefore(going),
  )

/** The part of health spending that somebody pays, by its name. */
function shareOf(whose: string): string {
  if (/^private/i.test(whose)) return 'private health expenditure (% of CHE)'
  return shareOfHealthSpending(/^(?:famil|patient)/i.test(whose) ? 'out' : whose)
}

/** Words that go on from what health costs to who pays how much of it. */
export const PAYING_RULES: readonly TurnRule[] = [
  // `Donors share?`, `and the government's part`.
  {
    words: new RegExp(
      `${SO}(?:(?:what|how) (?:about|of|is|are) |what['’]s |show (?:me )?)?${WHOSE}(?:['’]s?)?(?: own)? ${PART}${OF_IT}${END}`,
      'i',
    ),
    said: ([, whose = ''], going) => (isOfSpending(going) ? shareOf(whose.replace(/^foreign /i, '')) : null),
  },
  // `The share of donors`, `what part comes from donors`.
  {
    words: new RegExp(
      `${SO}(?:(?:what|which|how much|the|a|is|of|it|that|this)[ ,]+)*${PART}${OF_IT} (?:of|from|by|(?:is |are |was )?(?:paid|borne|met|covered|funded) by|(?:do|does|did)|(?:comes?|came) from)(?: the)? ${WHOSE}(?: (?:pay|cover|bring|give|put in|contribute))?${END}`,
      'i',
    ),
    said: ([, whose = ''], going) => (isOfSpending(going) ? shareOf(whose.replace(/^foreign /i, '')) : null),
  },
  // `How much of that is from own pockets per person`, after spending per person in dollars.
  {
    words: new RegExp(
      `${SO}how much(?: of (?:that|this|it))? (?:is|was|comes?|came|do|did)(?: (?:paid|spent|they pay|people pay))? ?(?:from|out of|directly from|straight from)?(?: (?:the|their|people['’]?s['’]?|households?['’]?s?|his|her|your))*(?: own)? ?(?:out[- ]of[- ]pocket|pockets?)(?: (?:per (?:person|head|capita)|each|for each person|a head))${END}`,
      'i',
    ),
    said: (_, going) =>
      /per person \(us\$\)/.test(aboutBefore(going)) ? 'out-of-pocket spending per person (US$)' : null,
  },
]
