import { namesOnePlace } from '../names-one-place.ts'
import { END, SO } from './turn-edges.ts'
import { isOfLevels, type Going, type TurnRule } from './turn-rule.ts'

const LEVELS: Readonly<Record<number, string>> = {
  2: 'zones',
  3: 'states',
  4: 'LGAs',
  5: 'senatorial districts',
}
const STATE = 3

/** The places that `which ones` are: those of the order before, or of the level of the one place; of the nation states. */
function onesMeant({ before, reader }: Going): string | null {
  if (before.indicators.length !== 1 || before.places.length > 1) return null
  if (before.level !== null) return LEVELS[before.level] ?? null
  const level = reader.lexicon.reference.locations.get(before.places[0] ?? 0)?.level ?? STATE
  return LEVELS[Math.max(level, STATE)] ?? null
}

const REACHED = '(?:reached|met|hit|passed|achieved|attained|crossed|got to|gotten to|reach|meet|achieve)'
const TARGET =
  '(?:the )?(?:(?:sdg|national|global|country|own) )?(?:target|goal|sdg|benchmark|\\d+(?:\\.\\d+)?(?: ?%| percent| per cent)?)'

/** Whether places have come to a target, in words that stand for places or for the target. */
export const ANY_PLACE_RULES: readonly TurnRule[] = [
  // `Which ones have reached the SDG target`, after the figure of one place or of the nation: of all places of its level.
  {
    words: new RegExp(
      `${SO}(?:which|how many|any|have any|have all|did any|do any)(?: ones?| of them| of those| of these)?(?: (?:has|have|had|don|did|do|is|are))? ${REACHED} (?=${TARGET})`,
      'i',
    ),
    said: (_, going) => {
      const ones = onesMeant(going)
      return ones === null ? null : `which ${ones} reached `
    },
  },
  // `Have any of them reached it`: the target.
  {
    words: new RegExp(
      `${SO}(?:(?:has|have|did) )?(?:any|all|none|how many|which)(?: one| ones)?(?: of (?:them|those|these|the (?:states|zones|lgas)))?(?: (?:has|have|had|did))? ${REACHED} (?:it|that|this)(?: yet| now| already)?${END}`,
      'i',
    ),
    said: (_, going) => {
      const ones = onesMeant(going)
      const isOfTarget = ['target', 'distance'].includes(going.before.frame.kind) || isOfLevels(going)
      return ones === null || !isOfTarget ? null : `which ${ones} reached the target`
    },
  },
  // `Is any zone there yet`, `any state there yet`: at the target.
  {
    words: new RegExp(
      `${SO}(?:(?:is|are|has|have) )?((?:any|no) (?:state|zone|lga)|all (?:states|zones|lgas))(?: (?:already|got|gotten|anywhere near))* there(?: yet| now| already)?${END}`,
      'i',
    ),
    said: ([, who = ''], { before }) =>
      before.indicators.length === 1 ? `has ${who} reached the target` : null,
  },
  // `Is it there yet`, `is Lagos there yet`.
  {
    words: new RegExp(
      `${SO}(?:is|are|has|have) (\\S+(?: \\S+){0,2}?)(?: (?:already|got|gotten|anywhere near))* there(?: yet| now| already)?${END}`,
      'i',
    ),
    said: ([, who = ''], { before, reader }) => {
      if (before.indicators.length !== 1) return null
      if (/^(?:it|we|they|that)$/i.test(who)) return 'has it reached the target'
      return namesOnePlace(who, reader) ? `has ${who} reached the target` : null
    },
  },
]
