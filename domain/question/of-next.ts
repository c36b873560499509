import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

const DESCRIBING: ReadonlySet<string> = new Set(['new', 'improved', 'home', 'government'])

const IMPROVED = /^(toilets?|latrines?|sanitation|water|source|sources|facility|facilities|drinking)$/i

/** `New HIV infections`, `improved drinking water`, `home delivery`: of a word that stands after it in a name, too. */
export function isOfNext(
  tokens: readonly Token[],
  at: number,
  { indicators }: Pick<Lexicon, 'indicators'>,
): boolean {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]]
  if (!DESCRIBING.has(word) || !next || next.after !== '') return false
  const concept = indicators.conceptOf(next.word)
  // `Improved toilet`: of the same kind, though no name says it of toilets.
  if (word === 'improved' && IMPROVED.test(next.said)) return true
  return [...indicators.named.values()].some((words) => words.has(word) && words.has(concept))
}
