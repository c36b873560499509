import type { Otherwise } from './other-words.ts'

const LEAD = '(?:and |so |but |then |does that mean |that means |meaning |is it true that |it means )*'
const AUX = '(?:do|does|did|are|is|were|have|has|had|can|will)'
const MAJORITY =
  '(?:most(?: of)?|(?:a|the) (?:great |large |clear |vast )?majority(?: of)?|the bulk of|the greater part of)'
/** `Most` of these is an end of an order, or a cause. */
const NO_PEOPLE =
  '(?!(?:likely|common|often|frequent|populous|populated|recent|important|affected|cases|deaths|hit|of all|sources|surveys|states|zones|lgas|places|countries|years|months|weeks|indicators)\\b)'

/** Whether most people do something: a share above half, and never the largest of all places or years. */
export const EVERYDAY_MAJORITY: readonly Otherwise[] = [
  // `In most states, do women deliver at home`: in how many of them, so that it is seen whether these are most.
  {
    words:
      /^(?:and |so )?in (?:most|the majority of)(?: of the)? (states|lgas|zones),? (?:do|does|are|have|did)(?: most)?(?: of)? (?:the )?/i,
    said: ([, level = '']) => `in how many ${level} do more than half of `,
  },
  // `So most women have it`: the figure before.
  {
    words: new RegExp(
      `^${LEAD}(?:${AUX} )?(?:the )?${MAJORITY}(?: (?:the |of )?(?:them|people|women|men|children|kids|households|families|mothers|babies|girls|boys|adults))?(?: (?:there|here))? (?:have|has|had|get|got|do|does|use|used|receive|received|take|took) (?:it|that|this|so)(?:,? (?:then|right|abi|there|here|too))*[?.! ]*$`,
      'i',
    ),
    said: () => 'is it above 50%',
  },
  // `Do most women in Kebbi deliver at home`.
  {
    words: new RegExp(
      `^(${LEAD}${AUX} )(?:the )?${MAJORITY} ${NO_PEOPLE}(?:the |them |these |those )?(?=\\S)`,
      'i',
    ),
    said: ([, lead = '']) => `${lead}more than half of `,
  },
  // `So most deliver at home?`, `the majority of them use nets then?`.
  {
    words: new RegExp(
      `^(${LEAD})${MAJORITY} ${NO_PEOPLE}(?:the |them |these |those )?(?=\\S.*?(?:,? (?:then|right|abi|yes|no|isn['’]t it|not so|correct))?[?.! ]*$)`,
      'i',
    ),
    said: ([, lead = ''], _, text) => (ORDERED.test(text) ? null : `${lead}do more than half of `),
  },
]

/** Places of an order are asked for. */
const ORDERED = /\b(?:which|what|where|who|state|states|zone|zones|lga|lgas|when|year|list|rank|why|how)\b/i
