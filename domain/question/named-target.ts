import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Read } from './figure-asked.ts'
import type { Limit } from './frame.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** A target and its number: `the SDG target of 25`, `the Abuja goal of 15 percent`; no year. */
const NAMED =
  /\b(target|goal|benchmark)( of| is| at|,)? (?:just |only |at least |at most |under |below )?(?!(?:19|20)\d\d\b)(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?: ?%| per ?cent\b| percent\b| per [\d,]+(?: live births| births| people)?|(?! ?(?:points?|years?|weeks?|months?|states|lgas)\b))/i

/** `The target is 90%. Where is Kano?`: how far it is from it. */
const STANDING = /\bwhere (?:is|are|do|does|dey)\b/i

/** A question that says the number of its target: held against that number, where it is none of those that are held; null for any other. */
export function namedTargetAsked(text: string, reader: Reader, read: Read): Question | null {
  const [said, word = '', , digits = ''] = NAMED.exec(text) ?? []
  if (said === undefined) return null
  const [question, ...others] = read(text.replace(said, word), reader)
  const about = reader.lexicon.reference.indicators.get(question?.indicators[0] ?? 0)
  if (!question || others.length > 0 || !about || question.isOpposite) return null
  const goal = Number(digits.replaceAll(',', ''))
  const { kind } = question.frame
  const isOfPlaces = kind === 'rank' && (question.cues.has('target') || question.cues.has('sdg'))
  if (kind !== 'target' && kind !== 'distance' && !isOfPlaces) return null
  const held = heldTarget(goal, about, question)
  const isAway = kind === 'target' && STANDING.test(text)
  if (held !== null && isAway) return { ...question, cues: held, frame: { kind: 'distance', goal: null } }
  if (held !== null) return { ...question, cues: held }
  if (kind === 'distance' || isAway) return { ...question, frame: { kind: 'distance', goal } }
  return {
    ...question,
    frame: { kind: 'threshold', limit: limitOf(goal, about), asks: isOfPlaces ? 'which' : 'whether' },
  }
}

/** The cues of the target that has this number; null where neither has. Of the SDGs the held one is told, whatever number is said. */
function heldTarget(
  goal: number,
  { nationalTarget, sdgTarget }: Indicator,
  { cues }: Question,
): Question['cues'] | null {
  if (cues.has('sdg') && sdgTarget !== null) return cues
  if (goal === nationalTarget) return cues
  return goal === sdgTarget ? new Set([...cues, 'sdg' as const]) : null
}

/** What reaches a target: at most it where less is better, else at least it. */
export function limitOf(value: number, { slope }: Indicator): Limit {
  return { side: slope === 'Negative' ? 'below' : 'above', value, isInclusive: true, isOfPoints: false }
}
