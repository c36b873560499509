import type { Indicator } from '#domain/indicator/indicator.ts'
import { ENDS } from '../frame-heard.ts'
import type { AnswerInput } from './answer.ts'
import { lowestOf } from './extreme-in-time.ts'

/** One end of an order is asked about. */
export function asksEnd({ question: { cues } }: AnswerInput): boolean {
  return ENDS.some((cue) => cues.has(cue))
}

/** The lowest first where it is asked for, or where the best or worst is the lowest; the opposite of a share turns it round. */
export function wantsLowest({ question: { cues, isOpposite } }: AnswerInput, about: Indicator): boolean {
  const end = ENDS.find((cue) => cues.has(cue)) ?? 'highest'
  const isOrder = end === 'lowest' || end === 'highest'
  return lowestOf(end, about) !== (isOpposite && isOrder)
}

/** Both ends are named, or how far apart they lie: `the gap between the best and the worst state`, `the worst in wasting and the lowest`. */
export function wantsBothEnds({ question: { cues, count } }: AnswerInput, about: Indicator): boolean {
  const ends = ENDS.filter((cue) => cues.has(cue)).map((end) => lowestOf(end, about))
  return new Set(ends).size > 1 || (count === null && cues.has('gap'))
}

/** `The worst and the highest in stunting`: two words for one end, of which the first says how good it is; null where one end is named once. */
export function oneEndTwice({ question: { cues } }: AnswerInput, about: Indicator): 'best' | 'worst' | null {
  if (cues.has('best') && cues.has('lowest') && lowestOf('best', about)) return 'best'
  if (cues.has('worst') && cues.has('highest') && !lowestOf('worst', about)) return 'worst'
  return null
}
