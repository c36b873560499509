import { placesAbove } from '#domain/reference/reference-data.ts'
import type { Question } from '../question.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

const LEVELS: Readonly<Record<string, number>> = { zone: 2, region: 2, state: 3 }
/** The zone or state that a place lies in, in the words of a turn. */
const WHOLE =
  '(?:its|the|his|their|that|this|our|my)(?: own| whole| entire)? (zone|region|geo-?political zone|state)(?:(?: that| which)? (?:it is|it lies|it falls|it sits|they are|it belongs)(?: in| to)?| around it| as a whole| average| figure| overall)*'
const COMPARED =
  '(?:compare|compares|compared|comparing|fare|fares|faring|do|doing|look|looks|looking|perform|performing|stand|stack up)'

/** The name of the zone or state that the one place of the turn before lies in; null for none, or several. */
function wholeOf(word: string, { before, reader }: Going): string | null {
  const { reference } = reader.lexicon
  const [only = before.found, ...others] = before.places
  const level = LEVELS[word.toLowerCase().replace(/^geo-?political /, '')]
  if (only === null || others.length > 0 || level === undefined) return null
  const whole = placesAbove(reference, only).find((id) => reference.locations.get(id)?.level === level)
  return whole === undefined || whole === only ? null : nameOfPlace(whole, reference)
}

/** Turns that hold the place before against the zone or state that it lies in. */
export const ITS_ZONE_RULES: readonly TurnRule[] = [
  // `How does its zone compare`, `how is the region it is in doing`.
  {
    words: new RegExp(
      `${SO}how (?:does|do|did|is|are|was|would) ${WHOLE} ${COMPARED}(?: (?:with|to|against) (?:it|that|this))?${END}`,
      'i',
    ),
    said: ([, word = ''], going) => beside(wholeOf(word, going), going),
  },
  // `How does that compare to the zone`, `compare it with the region it is in`, `against its zone`.
  {
    words: new RegExp(
      `${SO}(?:how (?:does|do|did|is|are) (?:it|that|this|they|he|she) ${COMPARED} |compare (?:it |that |this )?|is (?:it|that|this) (?:better|worse|higher|lower|better or worse) )?(?:with|to|against|versus|vs\\.?|beside|than) ${WHOLE}${END}`,
      'i',
    ),
    said: ([, word = ''], going) => beside(wholeOf(word, going), going),
  },
  // `Is it above the state average`, after one of its LGAs.
  {
    words: new RegExp(`${SO}(?:is|was) (?:it|that|this) (?:above|below|over|under|at) ${WHOLE}${END}`, 'i'),
    said: ([, word = ''], going) => beside(wholeOf(word, going), going),
  },
  // `Statewide`, after one of its LGAs.
  {
    words: new RegExp(`${SO}(?:what (?:of|about) )?state-?wide${END}`, 'i'),
    said: (_, going) => {
      const whole = wholeOf('state', going)
      return whole === null ? null : `and ${whole}`
    },
  },
  // `Better or worse than Kano overall`.
  {
    words: new RegExp(
      `${SO}(?:is (?:it|that|this) )?(?:better or worse|higher or lower|above or below|worse or better)(?: than)? (\\S+(?: \\S+){0,2}?)(?: overall| as a whole| itself)?${END}`,
      'i',
    ),
    said: ([, name = ''], { before, reader }) =>
      before.places.length === 1 && before.indicators.length === 1 && namesOnePlace(name, reader)
        ? `how does ${name} compare`
        : null,
  },
  // `What about the region it is in`.
  {
    words: new RegExp(
      `${SO}(?:what (?:of|about)|how about|and|for|in) the region (?:that )?it (?:is|lies) in${END}`,
      'i',
    ),
    said: (_, going) => {
      const whole = wholeOf('region', going)
      return whole === null ? null : `and ${whole}`
    },
  },
]

function beside(whole: string | null, going: Going): string | null {
  if (whole === null || going.before.indicators.length !== 1) return null
  const { before, reader } = going
  // After an order the place that came first has no turn of its own yet.
  const own =
    isOfLevels(going) && before.found !== null ? nameOfPlace(before.found, reader.lexicon.reference) : null
  return own === null ? `how does ${whole} compare` : `compare ${own} and ${whole}`
}

/** Words that stand for a place that was named before. */
const POINTING =
  /(?<!\b(?:is|are|was|were|how many|do|does|get|from|out|still|be) )(?:\b(?:over )?there(?=[?.! ]*$)|\b(?:in |at |for )?(?:that|the same|same) (?:state|place|lga|zone)(?=[?.!, ]*$)|^(?:the )?same (?:state|place|lga|zone)\b)/i

/** In longer texts `there` stands for what they say themselves. */
const LONGEST = 8

/** Words of a text that stand for a place, where nothing was said before that they could stand for; null for none. */
export function placeUnsaid(
  text: string,
  { places, level }: Question,
  before: Question | null,
): string | null {
  if (places.length > 0 || level !== null || text.split(' ').length > LONGEST) return null
  const isNothing =
    before === null || (before.indicators.length === 0 && before.places.length === 0 && before.found === null)
  return isNothing ? (POINTING.exec(text)?.[0].trim() ?? null) : null
}
