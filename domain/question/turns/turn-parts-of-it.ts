import { shareOfHealthSpending } from '../wordings/everyday-money.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

/** Parts of the figure before that have a name of their own: who pays, who is found, who has had some of it, men and women. */
export const PART_RULES: readonly TurnRule[] = [
  // `And the share paid by government`, after what health costs.
  {
    words: new RegExp(
      `${SO}(?:what about )?(?:the )?(?:share|part|percentage|proportion)(?: of it| of that)? (?:paid|borne|covered|met|funded|financed) by (?:the )?(government|donors?|households?)${END}`,
      'i',
    ),
    said: ([, whose = ''], going) =>
      /\bcurrent health expenditure|\bhealth spending|% of che/.test(aboutBefore(going))
        ? shareOfHealthSpending(whose)
        : null,
  },
  // `How much of that comes from households' pockets in dollars`, after spending per person in dollars.
  {
    words:
      /^(?:and |so )*how much of (?:that|this|it) (?:comes?|came) (?:from|out of) (?:the )?(?:households?['’]?s?|people['’]?s?|families['’]?|their own|patients?['’]?)(?: own)? pockets?(?: (?:in|as) (?:us )?(?:dollars?|us\$|\$))?[?.! ]*$/i,
    said: ([words], going) => {
      if (!/per person \(us\$\)/.test(aboutBefore(going))) return null
      return /dollar|\$/i.test(words)
        ? 'out-of-pocket spending per person (US$)'
        : shareOfHealthSpending('out')
    },
  },
  // `What share of the cases are found and treated`, after tuberculosis.
  {
    words: new RegExp(
      `${SO}(?:what (?:share|percent(?:age)?|proportion|part)|how many) of (?:the |these |those |all )?(?:cases|people|patients|them) (?:is|are|was|were|get|got) (?:found|detected|diagnosed) and (?:treated|put on treatment)(?: ?\\(coverage\\))?${END}`,
      'i',
    ),
    said: (_, going) => (/\btb |tubercul/.test(aboutBefore(going)) ? 'TB treatment coverage' : null),
  },
  // `How many of the cases are actually found`, after tuberculosis.
  {
    words: new RegExp(
      `${SO}how many of (?:the |these |those )?(?:cases|people|patients|them) (?:is|are|was|were|get|got) (?:actually |really |ever )?(?:found|detected|diagnosed|notified|reported)${END}`,
      'i',
    ),
    said: (_, going) => (/\btb inciden/.test(aboutBefore(going)) ? 'TB cases notified' : null),
  },
  // `What share has had at least one dose`, after children without any.
  {
    words: new RegExp(
      `${SO}(?:what (?:share|percent(?:age)?|proportion)|how many)(?: of (?:them|children))? (?:has|have)(?: had| received| got| taken)? at least (?:one|1|a) dose${END}`,
      'i',
    ),
    said: (_, going) => (/\bzero-dose/.test(aboutBefore(going)) ? 'and DPT 1 / Penta 1 coverage' : null),
  },
  // `Split men women`: its groups.
  {
    words: new RegExp(
      `${SO}(?:please )?(?:split|divide|separate)(?: it| that| them| this)?(?: (?:by|into|between))? (?:men,? (?:and )?women|women,? (?:and )?men|sex|gender|male,? (?:and )?female)${END}`,
      'i',
    ),
    said: () => 'by sex',
  },
  // `How many cases is that in total, men and women separately`: of each of them.
  {
    words:
      /(?: in total)?,? (?:and )?(?:men and women|women and men|males and females|females and males) (?:separately|apart|each|one by one)[?.! ]*$/i,
    said: () => ', by sex',
  },
]
