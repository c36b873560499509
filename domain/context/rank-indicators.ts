import type { IndexedIndicator, NameIndex } from './name-index.ts'
import { isEmptyWord } from './words.ts'

/** An indicator that words may mean. Higher scores are better; 1 when the words are one of its names, word for word. */
export interface RankedIndicator {
  readonly id: number
  readonly score: number
}

const MOST = 60
const LEAST = 0.28
/** What words are worth that say all of a name, but not word for word. */
const ALIKE = 0.99
/** What a word is worth that only begins another, or that stands in the definition alone. */
const BEGINNING = 0.8
const ABOUT = 0.3
/** How much a word of a name counts against it that was not said: "by 12 months" is not meant by those who do not say it. */
const UNSAID = 0.25

/**
 * Indicators that words may mean, the best first; empty when no word that carries meaning is known.
 *
 * The words are held against each name of an indicator, and the best name counts. A word that few names have weighs more
 * than one that many have (inverse document frequency), so that "penta 3 coverage" is about Penta and not about coverage.
 * Of those that fit alike, what is asked for more often comes first, then the plainer name.
 */
export function rankIndicators(typed: readonly string[], index: NameIndex): RankedIndicator[] {
  const words = [...new Set(typed.filter((word) => !isEmptyWord(word)))]
  if (words.length === 0) return []
  const weight = (word: string) =>
    Math.log(1 + index.indicators.length / (1 + (index.vocabulary.get(word) ?? 0)))
  const spelled = typed.join(' ')
  return index.indicators
    .map((entry) => ({
      entry,
      score: entry.spelled.has(spelled) ? 1 : ALIKE * scoreOf(entry, words, weight),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.entry.place - b.entry.place ||
        a.entry.length - b.entry.length ||
        a.entry.id - b.entry.id,
    )
    .slice(0, MOST)
    .map(({ entry, score }) => ({ id: entry.id, score }))
}

function scoreOf(
  { names, about }: IndexedIndicator,
  words: readonly string[],
  weight: (word: string) => number,
): number {
  const sum = (list: readonly string[]) => list.reduce((whole, word) => whole + weight(word), 0)
  const ofName = (name: ReadonlySet<string>): number => {
    const exact = words.filter((word) => name.has(word))
    const begun = words.flatMap((word, position) => {
      const whole = name.has(word) ? null : beginning(word, name, position === words.length - 1)
      return whole === null ? [] : [{ word, whole }]
    })
    const met = new Set([...exact, ...begun.map(({ whole }) => whole)])
    if ([...met].every((word) => /^\d+$/.test(word))) return 0
    const unmet = words.filter((word) => !name.has(word) && !begun.some((entry) => entry.word === word))
    const found =
      sum(exact) +
      BEGINNING * sum(begun.map(({ word }) => word)) +
      ABOUT * sum(unmet.filter((word) => about.has(word)))
    return found / (sum(words) + UNSAID * sum([...name].filter((word) => !met.has(word))))
  }
  const best = Math.max(0, ...names.map(ofName))
  return best > 0 ? best : (ABOUT * sum(words.filter((word) => about.has(word)))) / sum(words)
}

/** The word of a name that begins with the typed one, which may still be under way when it is the last; null: none. */
function beginning(word: string, name: ReadonlySet<string>, isLast: boolean): string | null {
  if (word.length < (isLast ? 2 : 5) || /\d/.test(word)) return null
  for (const candidate of name) if (candidate.startsWith(word)) return candidate
  return null
}
