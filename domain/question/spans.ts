import type { Lexicon, Meaning, TrieNode } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** Neighbouring words that name something. */
export interface Span {
  readonly start: number
  readonly count: number
  readonly meanings: readonly Meaning[]
}

/** Of names that take as many words, which one is meant. */
const ORDER: readonly Meaning['kind'][] = [
  'source',
  'publisher',
  'place',
  'area',
  'indicator',
  'family',
  'country',
  'product',
  'dimension',
  'group',
  'cue',
]

/**
 * The names and phrases among the words, the longest first: of two that share a word the longer one stands, so that a name
 * inside a name loses. In the order in which they stand.
 */
export function spansOf(tokens: readonly Token[], lexicon: Lexicon): Span[] {
  const all = phrasesIn(tokens, lexicon)
  const found = all.filter((span) => !isDoseAt(span, tokens, all))
  const order = (span: Span) => Math.min(...span.meanings.map(({ kind }) => ORDER.indexOf(kind)))
  const taken = new Set<number>()
  const kept: Span[] = []
  for (const span of found.toSorted(
    (a, b) => b.count - a.count || order(a) - order(b) || a.start - b.start,
  )) {
    const places = Array.from({ length: span.count }, (_, index) => span.start + index)
    if (places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    kept.push(span)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** `Rotavirus 1 in Ondo`: a dose and a place, where `1 in 5` is a share. */
function isDoseAt({ start, count }: Span, tokens: readonly Token[], all: readonly Span[]): boolean {
  const isShare = count === 2 && tokens[start]?.word === '1' && tokens[start + 1]?.word === 'in'
  return (
    isShare &&
    all.some(
      (other) =>
        other.start === start + 2 && other.meanings.some(({ kind }) => kind === 'place' || kind === 'area'),
    )
  )
}

/** What a word of everyday language means unless it is written as a name. */
const EVERYDAY: readonly Meaning['kind'][] = ['cue', 'group', 'dimension']

/** All names and phrases among the words, also those that share words. */
export function phrasesIn(tokens: readonly Token[], lexicon: Lexicon): Span[] {
  return tokens.flatMap((_, start) => spansFrom(tokens, start, lexicon))
}

function spansFrom(tokens: readonly Token[], start: number, { root, capitals }: Lexicon): Span[] {
  const found: Span[] = []
  let node: TrieNode | undefined = root
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || (at > start && token.after === '.')) break
    node = node.next.get(token.word)
    if (!node) break
    const count = at - start + 1
    // A word of everyday language is a name only where it is written as one.
    const isMarked = ['lga', 'local', 'state'].includes(tokens[at + 1]?.word ?? '')
    const isPlain = count === 1 && capitals.has(token.word) && !token.isCapitals && !isMarked
    // The United Nations deny nothing.
    const isName = count === 1 && token.said === 'UN' && token.after !== '-'
    const meanings = node.meanings.filter(
      ({ kind }) => (!isPlain || EVERYDAY.includes(kind)) && (!isName || kind === 'publisher'),
    )
    if (meanings.length > 0) found.push({ start, count, meanings })
  }
  return found
}
