import { NATION } from '#domain/location/location.ts'
import type { FrameKind } from '../frame.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

/** Two groups of people, by what tells them apart. */
const PAIRS: readonly (readonly [one: string, by: string])[] = [
  ['(?:boys?|girls?|men|women|males?|females?)', 'sex'],
  [
    '(?:(?:the )?(?:poor(?:er|est)?|rich(?:er|est)?|wealth(?:y|ier|iest)|well[- ]off|better[- ]off))(?: (?:ones|people|families|households|homes|fifth|quintile))?',
    'wealth quintile',
  ],
  [
    '(?:(?:the |in )*(?:rural|urban|towns?|villages?|cities|city|countryside))(?: (?:areas|places|people|ones|dwellers|households|families))?',
    'residence',
  ],
]
const OR = '(?:or|than|against|versus|vs\\.?|compared (?:to|with))'
const FOR = '(?:(?:more|in|for|among|amongst|by|with|the) )*'

/** Words around two groups that ask which of them has more of the same figure. */
const AROUND =
  /^(?:and|so|but|ok|okay|then|do|does|did|is|are|was|were|has|have|had|be|who|whom|which|what|whose|that|this|it|they|them|these|one|of|the|a|in|for|among|amongst|with|from|by|more|most|less|least|worse|worst|better|best|higher|highest|lower|lowest|bigger|smaller|much|bad|off|affected|hit|harder|hardest|suffers?|suffering|common|likely|there|here|at|risk|to|case|figure|rate|number|on|also|still|any|generally|usually|doing|difference|between)$/i
const DYING = /^(?:die|dies|died|dying|dead|death|deaths|killed)$/i
const OF_DEATHS = /\b(?:mortality|deaths?|dying)\b/
/** Letters that a word shares with the name of what is asked about: `stunted` and stunting. */
const STEM = 5

const OF_ONE_FIGURE: readonly FrameKind[] = [
  ...(['level', 'groups', 'number', 'change', 'quote', 'target', 'decline', 'compare_years'] as const),
]

/** Whether a word around two groups says nothing but the figure before. */
function saysFigure(word: string, about: string): boolean {
  if (AROUND.test(word)) return true
  if (DYING.test(word)) return OF_DEATHS.test(about)
  if (/^(?:children|kids|babies)$/i.test(word)) return /child|under 5|infant|newborn|neonat/.test(about)
  return word.length >= STEM && about.includes(word.toLowerCase().slice(0, STEM))
}

/** What tells two groups of a turn apart, where everything else in it is about the figure before. */
function twoGroups(text: string, going: Going): string | null {
  const { frame, indicators, places } = going.before
  if (!OF_ONE_FIGURE.includes(frame.kind) || indicators.length !== 1 || places.length > 1) return null
  const about = aboutBefore(going)
  for (const [one, by] of PAIRS) {
    const pair = new RegExp(`\\b${one},? ${OR} ${FOR}${one}(?![\\w-])`, 'i').exec(text)
    if (!pair) continue
    const around = `${text.slice(0, pair.index)} ${text.slice(pair.index + pair[0].length)}`
    const words = around.match(/[\p{L}\d]+/gu) ?? []
    return words.length > 0 && words.every((word) => saysFigure(word, about)) ? `by ${by}` : null
  }
  return null
}

/**
 * Whether everybody is meant: after a group, after one of which nothing is held where the words look back, and of the nation. Figures that are of
 * one sex by their name are of nobody else.
 */
function isOfEverybody(text: string, going: Going): boolean {
  const { group, frame, indicators, places } = going.before
  const [name = ''] = namesOfFigure(going)
  if (indicators.length !== 1 || OF_ONE_SEX.test(name)) return false
  if (group !== null || frame.kind === 'groups') return true
  const isOfNation = places.length === 1 && places[0] === NATION
  return frame.kind === 'level' && (BACK.test(text) || (isOfNation && EVERYBODY.test(text)))
}

const OF_ONE_SEX = /\b(?:wom[ae]n|men|female|male|girls|boys)\b/i
const BACK = /\b(?:again|back|return|once more)\b/i
const EVERYBODY = /\b(?:everyone|everybody|all of (?:them|us)|population|overall|all together|both sexes)\b/i

const ALL =
  '(?:all|everyone|everybody|every one|all of (?:them|it|us)|all (?:people|persons|groups|children|nigerians|together|combined)|the (?:whole|entire|total|general) (?:population|group|lot)|the (?:total|whole|overall)(?: (?:figure|number|one))?|both sexes|all sexes|(?:the )?overall(?: (?:figure|number|one))?|total|the (?:population|people) as a whole)'

/** Groups of people of the figure before, and everybody again. */
export const GROUP_TURN_RULES: readonly TurnRule[] = [
  // `Do boys or girls die more`, `is it worse for the poorest or the richest`.
  { words: /^.{8,90}$/, said: ([text], going) => twoGroups(text, going) },
  {
    words: new RegExp(
      `${SO}(?:which|what) (sex|gender) (?:is|has|dies?|suffers?|does|have|are)(?: (?:it|the|most|more|worse|worst|higher|highest|lower|lowest|better|best|off|affected|hit|harder|hardest|rate|figure))+${END}`,
      'i',
    ),
    said: ([words], going) => {
      const { frame, indicators, places } = going.before
      const isOne = OF_ONE_FIGURE.includes(frame.kind) && indicators.length === 1 && places.length < 2
      const isOfIt = !/\bdies?\b/i.test(words) || OF_DEATHS.test(aboutBefore(going))
      return isOne && isOfIt ? 'by sex' : null
    },
  },
  // `All of them again`, `overall`, after a group.
  {
    words: new RegExp(
      `${SO}(?:(?:thanks|thank you|great|fine|now|please|just|back|go back|again|return|show|give me|what about|how about|what is it|it|the same|same)[,.!]? )*(?:to |for |of |among |in |with )?${ALL}(?: (?:again|once more|then|now|please|together|combined))*${END}`,
      'i',
    ),
    said: ([text], going) => (isOfEverybody(text, going) ? 'the total again' : null),
  },
]
