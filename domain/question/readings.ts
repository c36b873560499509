import type { Contents } from './contents.ts'
import type { Reading } from './question.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

interface ReadBeside {
  readonly contents: Contents
  readonly group: ReadonlySet<number>
  readonly dated: ReadonlySet<number>
  readonly part: {
    readonly places: readonly number[]
    readonly sources: readonly number[]
    readonly indicator: number | null
    readonly unused: readonly string[]
  }
}

/** The meaning of each word that was used, and the words that were not. */
export function readingsOf(tokens: readonly Token[], spans: readonly Span[], beside: ReadBeside): Reading[] {
  const { contents, group, dated, part } = beside
  const said = (from: number, count: number) =>
    tokens
      .slice(from, from + count)
      .map((token) => token.said)
      .join(' ')
  const found: Reading[] = spans.flatMap(({ start, count, meanings }): Reading[] => {
    const words = said(start, count)
    const place = meanings.find((one) => one.kind === 'place' && part.places.includes(one.id))
    if (place?.kind === 'place') return [{ words, kind: 'place', id: place.id }]
    const source = meanings.find((one) => one.kind === 'source')
    const publisher = meanings.find((one) => one.kind === 'publisher')
    if (publisher?.kind === 'publisher')
      return [
        {
          words,
          kind: 'source',
          id: publisher.publisher.sources.find((id) => part.sources.includes(id)) ?? null,
        },
      ]
    if (source?.kind === 'source') return [{ words, kind: 'source', id: source.id }]
    if (group.has(start)) return [{ words, kind: 'group', id: null }]
    const isCue = meanings.some(({ kind }) => kind === 'cue')
    return isCue && !contents.places.has(start) ? [{ words, kind: 'intent', id: null }] : []
  })
  const unused = new Set(part.unused)
  const named = tokens
    .filter((token, at) => contents.places.has(at) && !unused.has(token.said))
    .map((token) => token.said)
  const years = tokens.filter((_, at) => dated.has(at)).map((token) => token.said)
  if (named.length > 0 && part.indicator !== null) {
    found.unshift({ words: named.join(' '), kind: 'indicator', id: part.indicator })
  }
  if (years.length > 0) found.push({ words: years.join(' '), kind: 'period', id: null })
  if (part.unused.length > 0) found.push({ words: part.unused.join(' '), kind: 'unused', id: null })
  return found
}
