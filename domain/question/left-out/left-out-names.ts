import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import { plainWords } from '../words.ts'

/** The first of them is a number of something. */
export function isCount(indicators: readonly number[], { reference }: Lexicon): boolean {
  const about = reference.indicators.get(indicators[0] ?? 0)
  return about !== undefined && figureUnit(about) === 'count'
}

/** All of them are shares. */
export function isPercent(indicators: readonly number[], { reference }: Lexicon): boolean {
  return indicators.every((id) => reference.indicators.get(id)?.factor === 2)
}

/** `When they gave birth`: the clause is what the indicator is about, and no time is asked for. */
export function isOfName(
  words: string,
  tokens: readonly Token[],
  { indicators, lexicon }: { readonly indicators: readonly number[]; readonly lexicon: Lexicon },
): boolean {
  const at = tokens.findIndex(({ said }) => said === words)
  const isJoined = at > 0 && /^(they|she|women|mothers|giving|delivering)$/i.test(tokens[at + 1]?.said ?? '')
  const named = lexicon.indicators.named.get(indicators[0] ?? 0)
  const isNamed = ({ word }: Token) => named?.has(word) || named?.has(lexicon.indicators.conceptOf(word))
  return isJoined && tokens.slice(at + 1).some((token) => isNamed(token))
}

/** Words of the names of the indicators that say more than filler. */
export function namedWords(indicators: readonly number[], { reference }: Lexicon): ReadonlySet<string> {
  const words = indicators.flatMap((id) => {
    const about = reference.indicators.get(id)
    return about ? plainWords(`${about.shortName} ${about.fullName} ${about.definition}`) : []
  })
  return new Set(words.filter((word) => OF_NAMES.test(word)))
}

/** Turning words that names of indicators have. */
const OF_NAMES = /^(average|mean|median|distance|total|target|growth|gap|map|change|group)$/
