import type { Lexicon } from './lexicon.ts'
import type { AskedGroup } from './question.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

export interface ReadGroup {
  readonly group: AskedGroup | null
  readonly taken: ReadonlySet<number>
}

const ONLY_WOMEN = /\b(women|woman|girls?|mothers?|births?|pregnan\w*|antenatal|female|maternal)\b/i
const ONLY_MEN = /\b(men|male|boys?)\b/i

/**
 * The group of people that is asked about, or the dimension whose groups are all wanted. `Women` is none where the indicator
 * is of women by itself.
 */
export function readGroup(
  tokens: readonly Token[],
  spans: readonly Span[],
  { indicator, lexicon }: { readonly indicator: number | null; readonly lexicon: Lexicon },
): ReadGroup {
  const found = spans.flatMap((span) =>
    span.meanings.flatMap((one): { span: Span; group: AskedGroup }[] => {
      if (one.kind === 'dimension') return [{ span, group: { dimension: one.dimension, category: null } }]
      if (one.kind !== 'group') return []
      return [{ span, group: { dimension: one.dimension, category: one.category } }]
    }),
  )
  const about = indicator === null ? undefined : lexicon.reference.indicators.get(indicator)
  const text = about
    ? `${about.fullName} ${about.definition} ${about.numerator} ${about.denominator}`.replaceAll(
        /at birth/gi,
        '',
      )
    : ''
  const named = indicator === null ? undefined : lexicon.indicators.named.get(indicator)
  const isOfName = ({ start, count }: Span) =>
    tokens.slice(start, start + count).every(({ word }) => named?.has(word) ?? false)
  const real = found.filter(({ span, group }) => {
    if (isOfName(span)) return false
    if (group.dimension !== 'sex' || group.category === null) return true
    return group.category === 'Female'
      ? !ONLY_WOMEN.test(text)
      : !ONLY_MEN.test(text.replaceAll(/women/gi, ''))
  })
  const [first] = real
  if (!first) return { group: null, taken: new Set() }
  const same = real.filter(({ group }) => group.dimension === first.group.dimension)
  const categories = new Set(same.map(({ group }) => group.category))
  const isAll = categories.size > 1 || categories.has(null)
  return {
    group: { dimension: first.group.dimension, category: isAll ? null : first.group.category },
    taken: new Set(same.map(({ span }) => span.start)),
  }
}
