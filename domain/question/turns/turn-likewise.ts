import type { TurnRule } from './turn-rule.ts'

/** Words that ask the same of another year, another place, or those at zero, and what the figure counts. */
export const LIKEWISE_RULES: readonly TurnRule[] = [
  // `And Ekiti the same way`, `and in Ekiti likewise`.
  {
    words: /(?<=\p{L})[, ]+(?:in )?(?:the same way|likewise|in the same manner|same way)(?=[?.! ]*$)/iu,
    said: () => '',
  },
  // `Remind me, what does the indicator count`.
  {
    words:
      /^(?:and |so |ok(?:ay)? |please )*(?:remind me(?: again)?[,:]? *)?what (?:does|do|did) (?:the|this|that) (?:indicator|figure|number|measure|rate|percentage|statistic) (?:actually )?(?:count|measure|mean|capture|include|show|stand for|cover)s?[?.! ]*$/i,
    said: () => 'what exactly does it mean',
  },
  // `Which states had zero`, `which ones are at 0`.
  {
    words:
      /^(?:and |so |but )*(which|what|how many)(?: (states|zones|lgas|ones|of them))?(?: (?:has|have|had|are|is|was|were|at|on|recorded|reported|report|with|got))+ (?:zero|none|nil|nothing|0)(?: ?(?:%|percent|per cent|cases|deaths))?(?: at all)?[?.! ]*$/i,
    said: ([, which = '', level = '']) =>
      `${which} ${/^(?:zones|lgas)$/i.test(level) ? level : 'states'} are at most 0`,
  },
  // `Was it this bad in 2018`.
  {
    words:
      /^(?:and |so |but )*(?:was|were|is) (?:it|that|this|they|things) (?:this|that|so|as|also|already|equally|always|ever)*(?: ?(?:this|that|so|as))? ?(?:bad|good|high|low|much|many|severe|common|poor|terrible|large|small)(?: back)? in ((?:19|20)\d\d)(?: too| as well| already)?[?.! ]*$/i,
    said: ([, year = '']) => `and in ${year}`,
  },
  // `TB deaths that year, and in 2019`.
  {
    words: /\b(?:in )?that year,? and (?:in )?((?:19|20)\d\d)(?=[?.! ]*$)/i,
    said: ([, other = ''], { before: { periods, toldYear } }) => {
      const [year = toldYear, ...others] = periods.years
      return year === null || others.length > 0 ? null : `in ${year} and in ${other}`
    },
  },
  // `Is it higher for poor women`: the same figure by their groups.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was) (?:it|that|this|they) (?:any )?(?:higher|lower|worse|better|more|less|more common|different) (?:for|among|in|with) (?:the )?(poor|poorer|poorest|rich|richer|richest|wealthy|wealthier|wealthiest|boys|girls|men|women|males|females|villages|rural|towns|cities|urban)(?: (?:women|people|households|families|mothers|children|homes|areas))?[,?.! ]*(national(?:ly)?|in nigeria|nationwide)?[?.! ]*$/i,
    said: ([, who = '', nation]) => {
      const by = /poor|rich|wealth/i.test(who)
        ? 'wealth quintile'
        : /boy|girl|men|male/i.test(who)
          ? 'sex'
          : 'residence'
      return `by ${by}${nation === undefined ? '' : ' in Nigeria'}`
    },
  },
]
