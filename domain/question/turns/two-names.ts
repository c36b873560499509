import type { Question } from '../question.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'

const WORDS = /^(?:compare|difference between) (.+) and (.+)$/

/** A name without what it has in brackets. */
const plainName = (name: string) => name.replaceAll(/\s*\([^)]*\)/g, '')

/**
 * A turn that holds the figure before against another, by their names, where the names together are read as one:
 * `anaemia, pregnant women and anaemia, non-pregnant women`. Null for any other turn, and for names that are read as two.
 */
export function twoNamesAsked(text: string, { before, lexicon, currentYear }: Reader): Question | null {
  const [, first = '', second = ''] = WORDS.exec(text) ?? []
  if (first === '' || before?.indicators.length !== 1 || before.group !== null) return null
  const all = [...lexicon.reference.indicators.values()]
  const idOf = (name: string) => all.find(({ shortName }) => plainName(shortName) === name)?.id
  const [one, other] = [idOf(first), idOf(second)]
  const [own = 0] = before.indicators
  if (one === undefined || other === undefined || ![one, other].includes(own)) return null
  const { against } = readPart(tokensOf(text), lexicon, currentYear)
  if (against !== null) return null
  return {
    ...before,
    text,
    frame: { kind: 'compare_indicators', asks: 'pair' },
    reason: null,
    indicators: [one, other],
    counted: null,
    ...{ replaced: null, unused: [], kept: ['indicator', 'place'], toldFirst: undefined, others: undefined },
    cues: new Set(['compare', 'gap']),
  }
}
