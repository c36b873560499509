import type { Point } from '#domain/observation/point.ts'
import type { KeyFigure } from './key-figure.ts'
import type { PlaceQuestion } from './question.ts'
import { roundsOfStates } from './rounds-of-states.ts'

/** The lowest and the highest figure of the states of a nation or zone in one survey round. */
export interface StatesRange {
  readonly low: Point
  readonly high: Point
  /** States with a figure that is not in doubt, of all. */
  readonly count: number
  readonly total: number
}

/** What the states have where no figure of the nation or zone itself may be quoted: they are not put together. Null where nothing is held. */
export function statesRange(
  { answer, indicator }: Pick<KeyFigure, 'answer' | 'indicator'>,
  question: PlaceQuestion,
): StatesRange | null {
  if (question.place.level > 2 || answer.status !== 'do_not_quote') return null
  const [round] = roundsOfStates(indicator.id, question)
  const sorted = (round?.own ?? [])
    .filter(({ flags }) => !flags.includes('doubtful'))
    .toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted.at(0), sorted.at(-1)]
  return round && low && high ? { low, high, count: sorted.length, total: round.total } : null
}
