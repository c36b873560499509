import { END, SO } from './turn-edges.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

const OF_VACCINES = /vaccin|immuni|penta|dpt|\bbcg\b|polio|mcv|zero-dose/
const CHILDREN = '(?:the |those |these |dem )?(?:children|kids|babies|pikin|ones|people|infants)'

/** Turns for what another source says, and for those who got no vaccine at all. */
export const WHAT_IT_SAYS_RULES: readonly TurnRule[] = [
  // `Wetin the new mini DHS talk`, `wetin NMIS yarn for am`.
  {
    words: new RegExp(
      `${SO}(?:wetin|what|wat) (?:does |do |did |be wetin )?(?:the )?(\\S.{1,50}?) (?:dey |don |go )?(?:talk|yarn|tok|says?|put|claim)(?: (?:for|about|on|of) (?:am|it|that|dat|this|dat one))?${END}`,
      'i',
    ),
    said: ([, who = '']) => `what does ${who} say`,
  },
  // `The new survey says`: the newest.
  {
    words: new RegExp(
      `${SO}(?:the )?(?:new|newer|newest|latest|recent|most recent) (?:survey|dhs|one|data) (?:says?|shows?|gives?)(?: what)?${END}`,
      'i',
    ),
    said: () => 'what is the latest',
  },
  // `How many of the children never even start`, after a vaccine.
  {
    words: new RegExp(
      `${SO}(?:(?:how many|what (?:share|percent(?:age)?|proportion|number)|wetin be the number|who|those|the ones)(?: of)?(?: ${CHILDREN})?(?: (?:who|that|wey|have|has|don))?|${CHILDREN} (?:who|that|wey)(?: have| has)?) (?:(?:never|no|not|did not|didn['’]t|don['’]t|do not)(?: (?:even|ever|yet|once))*(?: (?:start(?:ed)?|begin|began|begun)(?: (?:at all|vaccines?|vaccination|immuni[sz]ation|any|the course))*| (?:get|got|gotten|receive[d]?|had|have|take|taken) (?:any(?:thing)?(?: at all| dose| vaccine)?|(?:even )?(?:one|a single)(?: dose| vaccine| jab)?|a dose))|(?:got|get|had|received) (?:nothing|none|no (?:vaccines?|dose|jab)s?)(?: at all)?)(?: there| at all)?${END}`,
      'i',
    ),
    said: ([words = ''], going) => {
      // Of no vaccine it is not known who never began.
      if (!OF_VACCINES.test(aboutBefore(going))) return 'and none of it at all'
      // No vaccine of any kind is another figure than none against diphtheria.
      return /\b(?:any|nothing|none|no (?:vaccine|dose|jab)|single)/i.test(words)
        ? 'and children with no vaccination'
        : 'and zero-dose children'
    },
  },
]
