import type { Topic } from '#domain/indicator/topics.ts'
import type { Message } from '#domain/message/message.ts'
import type { ReadFigure } from './pooled-sources.ts'
import { secondWords } from './quote-words.ts'
import type { QuotingRule } from './quoted.ts'
import type { UsableFigure } from './usable-figures.ts'

/** A figure that could have been quoted, and why it is second; `why` is a phrase without a full stop. */
export interface RunnerUp {
  readonly figure: UsableFigure
  readonly why: Message
}

const FRESH = { official: 3, survey: 5 } as const

/**
 * The usable figures that were not chosen, in the order in which the rules would have come to them: official estimates of
 * the last 3 years, household surveys of the last 5, the rest by year; those with a remark after those without.
 */
export function runnersUp(
  others: readonly ReadFigure[],
  chosen: { readonly rule: QuotingRule; readonly topic: Topic; readonly year: number; readonly now: number },
): RunnerUp[] {
  const rankOf = ({ estimate }: ReadFigure) => {
    const age = chosen.now - estimate.year
    if (estimate.noted) return 3
    if (estimate.official && age <= FRESH.official) return 0
    return estimate.class === 'survey' && age <= FRESH.survey ? 1 : 2
  }
  return others
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.estimate.year - a.estimate.year)
    .map((one) => ({ figure: one.figure, why: secondWords(one, chosen) }))
}
