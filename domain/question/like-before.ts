import type { Lexicon } from './lexicon.ts'
import { type Content, matchIndicators } from './match-indicators.ts'
import type { Question } from './question.ts'
import type { ReadPart } from './read-part.ts'

/** Least score of an indicator whose name is completed from the one before. */
const GOOD = 0.75

/**
 * The indicator that is named by what differs from the one before: after infant mortality `the neonatal one` is neonatal
 * mortality. Null where the words name nothing together with the name before, or name it better by themselves.
 */
export function likeBefore(part: ReadPart, before: Question, { indicators }: Lexicon): number | null {
  const [last = 0] = before.indicators
  const own = part.asked.filter(({ isRequired }) => isRequired)
  // `The year before that`: a time, and no name.
  if (own.length === 0 || own.every(({ word }) => OF_TIME.test(word))) return null
  const shared = wordsOf(last, indicators)
  const said: Content[] = [...part.asked, ...shared.map((word) => ({ word, isRequired: false }))]
  const fitting = matchIndicators(said, indicators).filter(
    ({ id, unused }) => id !== last && unused.length === 0 && sharesName(id, shared, indicators),
  )
  const [best] = fitting
  const isOne = part.tokens.some(({ said: word }) => /^ones?$/i.test(word))
  const alone = part.indicator === null || isOne ? 0 : part.score
  return best && best.score >= GOOD && alone < 1 ? best.id : null
}

const OF_TIME = /^(before|after|earlier|later|year|round|previous|next|last)$/

type Index = Lexicon['indicators']

/** The words of the names of an indicator. */
function wordsOf(indicator: number, { phrases }: Index): string[] {
  const own = phrases.filter((phrase) => phrase.indicator === indicator).slice(0, 2)
  return [...new Set(own.flatMap(({ words }) => words.map(({ word }) => word)))]
}

function sharesName(id: number, shared: readonly string[], index: Index): boolean {
  const named = index.named.get(id)
  return shared.some((word) => named?.has(word) || named?.has(index.conceptOf(word)))
}
