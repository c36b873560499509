import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Message } from '#domain/message/message.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { End } from '../frame.ts'
import type { AnswerInput } from './answer.ts'
import { lowestOf } from './extreme-in-time.ts'
import { asksEnd, wantsLowest } from './wanted-end.ts'

/** From one end to the other: `from worst to best`, `best first`. */
const FROM = /\b(highest|lowest|best|worst)(?: (?:one )?to (?:the )?(?:highest|lowest|best|worst)| first)\b/i
const ENDS: readonly End[] = ['highest', 'lowest', 'best', 'worst']

/** The figure that stands first where named places are put in order (`rank Kano, Kaduna and Katsina`); null where they stand as they were named. */
export function orderAsked(asked: AnswerInput, about: Indicator): 'highest' | 'lowest' | null {
  const { cues, text } = asked.question
  if (!cues.has('rank') && !asksEnd(asked)) return null
  const [, first = ''] = FROM.exec(text) ?? []
  const end = ENDS.find((one) => one === first.toLowerCase())
  const isLowest = end === undefined ? wantsLowest(asked, about) : lowestOf(end, about)
  return isLowest ? 'lowest' : 'highest'
}

/** The figures in that order; as they stand for none. */
export function inOrder(
  found: readonly StatedFigure[],
  first: 'highest' | 'lowest' | null,
): readonly StatedFigure[] {
  if (first === null) return found
  return found.toSorted((a, b) => (a.point.value - b.point.value) * (first === 'lowest' ? 1 : -1))
}

/** Which figure stands first of several, and whether the next one is clearly another; of two their difference says it. */
export function orderSaid(
  found: readonly StatedFigure[],
  { first, isClose }: { readonly first: 'highest' | 'lowest'; readonly isClose: boolean },
): readonly Message[] {
  return found.length < 3 ? [] : [message('assistant.ordered', { first, close: isClose ? 'yes' : 'no' })]
}
