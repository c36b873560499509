import { namesOnePlace } from '../names-one-place.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

/** Turns in which somebody corrects or narrows what was asked before, in words that the rules after these know. */
export const TURN_CORRECTIONS: readonly TurnRule[] = [
  // `What exactly counts as modern`: a word of the name.
  {
    words:
      /^(?:thanks|thank you|ok(?:ay)?)?[,.]? *(?:and |so )*what (?:exactly )?(?:counts|qualifies|is counted) as (\p{L}+)(?: here)?[?.! ]*$/iu,
    said: ([, word = ''], going) =>
      aboutBefore(going).includes(word.toLowerCase()) ? 'what exactly does it mean' : null,
  },
  // `No, I mean …`.
  {
    words:
      /^(?:no|nope|sorry|not that|nah)[,.]? (?:i|we) (?:mean|meant|want|wanted|am asking (?:about|for)) (?=\S)/i,
    said: () => '',
  },
  // `Leave that; ours in 2000`.
  {
    words:
      /^(?:ok(?:ay)?,? )?(?:leave|forget|drop|skip|never mind) ?(?:that|it|this|am)?(?: one)?[;,.:]+ *(?=\S)/i,
    said: () => '',
  },
  // `And in Borno alone`.
  {
    words: /^(?:and |what about |how about |in |for )*(\S.*?) (?:alone|only|by itself)[?.! ]*$/i,
    said: ([, name = ''], { reader }) => (namesOnePlace(name, reader) ? `and ${name}` : null),
  },
  { words: /^(?:and |so |what about )*ours\b/i, said: () => 'and Nigeria' },
  {
    words: /\bhow (?:has|have|did) (it|that|this|they) (?:gone|go|fared?|evolved?|been going)\b/i,
    said: ([, what = '']) => `how has ${what} changed`,
  },
  {
    words:
      /^(?:and |so )*(?:any|are there(?: any)?|do you have(?: any)?|is there(?: any)?) (?:numbers?|figures?|data|values?) (?:of|for|on) (?:it|that|this|them) by (state|lga|zone)s?[?.! ]*$/i,
    said: ([, level = '']) => `by ${level}`,
  },
  // `Which state has the youngest brides`, after an age at marriage or birth.
  {
    words: /\b(?:the )?(youngest|oldest) (?:brides|mothers|mums|wives|girls)\b/i,
    said: ([, end = ''], going) =>
      /\bage at first\b/.test(aboutBefore(going)) ? `the ${/young/i.test(end) ? 'lowest' : 'highest'}` : null,
  },
  // `Show me Plateau too`, after a change: that of the other place.
  {
    words: /^(?:and |so )*(?:show|give|tell|add)(?: me| us)? (\S.*?) (?:too|also|as well)[?.! ]*$/i,
    said: ([, name = ''], { before, reader }) =>
      before.frame.kind === 'change' && namesOnePlace(name, reader) ? `and ${name}` : null,
  },
  { words: /^(?:and |so |but )*why (?:is|be|was) (?:that|this|it|dat)[?.! ]*$/i, said: () => 'why' },
  {
    words:
      /^(?:and |so )*what does (?:the|that|this) (?:\p{L}+ )?(?:figure|number|rate|share) (?:count|measure|cover)[?.! ]*$/iu,
    said: () => 'definition',
  },
  // `Where is it highest in the country`.
  {
    words:
      /^(?:and |so |but )*where (?:is|was) (?:it|that|this) (?:the )?(highest|lowest|worst|best|most|least)(?: common)?(?: in (?:the (?:whole )?country|nigeria))?[?.! ]*$/i,
    said: ([, end = '']) => `which state has the ${end}`,
  },
  // `How many got sick`, after deaths; `the rate, not the number`.
  {
    words:
      /^(?:and |so |but )*how many (?:people )?(?:got|fell|became|were|are) (?:sick|ill|infected)(?: with it)?[?.! ]*$/i,
    said: () => 'and cases',
  },
  {
    words:
      /^(?:and |i mean |i want )?(?:the )?(rate|share|percentage|proportion|number),? not (?:the )?(?:rate|share|percentage|proportion|number|count)s?[?.! ]*$/i,
    said: ([, what = '']) => `the ${what}`,
  },
  {
    words:
      /^(?:so |and |ok |then )*(?:what|which) (\p{L}+)s do (?:you|una) (?:have|hold|keep|get)(?: data on| figures on| then)*[?.! ]*$/iu,
    said: ([, what = '']) =>
      /^(?:cancer|vaccine|disease)$/i.test(what) ? `what ${what} indicators do you have` : null,
  },
  // `The least in the series`: of its years.
  {
    words:
      /^(?:and |so |what is |whats )*(?:the )?(highest|most|largest|peak|lowest|least|smallest|fewest) (?:one |figure |number )?(?:in|of) (?:the|its|this|that) (?:whole )?series[?.! ]*$/i,
    said: ([, end = '']) => `when was it ${/highest|most|largest|peak/i.test(end) ? 'highest' : 'lowest'}`,
  },
]
