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
