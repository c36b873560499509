import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** What people are, before the word for them: words that say little elsewhere. */
const DESCRIBING =
  /^(working|old|older|big|bigger|large|living|new|student|teacher|journalist|officer|common|fat)$/i
/** What restricts people only as a part of their name: `among only children`. */
const RESTRICTING =
  /^(only|own|first|last|other|different|same|certain|particular|real|high|low|lower|higher)$/i

const OF_WHOM = /^(of|among|amongst|for|in|by)$/
const LENGTH = /^(year|month|yr|week|day|how)$/

/**
 * People are described by a word that the name of the indicator does not have: `working mothers`, `among only children`. They are
 * some of the people of the figure, so that it is not theirs.
 */
export function describesOthers(
  tokens: readonly Token[],
  indicator: number | null,
  { people, indicators }: Lexicon,
): boolean {
  const named = indicators.named.get(indicator ?? 0)
  return tokens.some(({ said, word }, at) => {
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
    if (next?.after !== '' || !people.has(next.word) || named?.has(word)) return false
    if (DESCRIBING.test(said)) return !LENGTH.test(before)
    return RESTRICTING.test(said) && OF_WHOM.test(before)
  })
}
