import type { Lexicon } from './lexicon.ts'
import type { Content } from './match-indicators.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

function holds({ start, count }: Span, at: number): boolean {
  return at >= start && at < start + count
}

export interface Contents {
  readonly all: readonly Content[]
  readonly required: readonly { readonly word: string; readonly at: number }[]
  /** Positions of the required words. */
  readonly places: ReadonlySet<number>
}

/**
 * The words that an indicator may be found by: those that name nothing else. Words of cues, groups and filler
 * may help, and need not.
 */
export function contentsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  {
    used,
    lexicon,
    markers,
  }: { readonly used: ReadonlySet<number>; readonly lexicon: Lexicon; readonly markers: ReadonlySet<number> },
): Contents {
  const all: Content[] = []
  const required: { word: string; at: number }[] = []
  for (const [at, token] of tokens.entries()) {
    if (used.has(at) || markers.has(at)) continue
    const span = spans.find((one) => holds(one, at))
    const kinds = new Set(span?.meanings.map(({ kind }) => kind))
    if (kinds.has('place') || kinds.has('source') || kinds.has('country')) continue
    const isGroup = kinds.has('group') || kinds.has('dimension')
    const isNamed = (kinds.has('indicator') || kinds.has('family')) && !isGroup
    // `One` may say nothing; 1 is a dose.
    const isFiller = lexicon.filler.has(token.word) && !/^\d/.test(token.said)
    const isAllFiller =
      isNamed &&
      span !== undefined &&
      tokens.slice(span.start, span.start + span.count).every(({ word }) => lexicon.filler.has(word))
    const isRequired = isNamed ? !isFiller || isAllFiller : span === undefined && !isFiller
    all.push({ word: token.word, isRequired })
    if (isRequired) required.push({ word: token.word, at })
  }
  return { all, required, places: new Set(required.map(({ at }) => at)) }
}

/** Nothing is said but the name of a family of indicators: `vaccination in Kaduna`. */
export function isFamilyOnly({ required }: Contents, spans: readonly Span[]): boolean {
  const families = spans.filter(
    ({ meanings }) =>
      meanings.some(({ kind }) => kind === 'family') && !meanings.some(({ kind }) => kind === 'indicator'),
  )
  return families.some((span) => required.every(({ at }) => holds(span, at)))
}

/** Indicators whose name, word for word, is all that is said. */
export function exactly({ required }: Contents, spans: readonly Span[]): number[] {
  const whole = spans.find(
    (span) => span.count > 1 && required.length > 0 && required.every(({ at }) => holds(span, at)),
  )
  return whole?.meanings.flatMap((one) => (one.kind === 'indicator' ? [one.id] : [])) ?? []
}
