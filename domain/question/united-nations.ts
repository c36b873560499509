import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/**
 * `According to the UN`: of the sources of the United Nations that measure an indicator its custodian's, else the first. Null where
 * they are not named, or none measures it: then the word stays, and the question is declined by it.
 */
export function unitedNations(
  { tokens, spans }: { readonly tokens: readonly Token[]; readonly spans: readonly Span[] },
  indicator: number | null,
  { sources, measures }: ReferenceData,
): { readonly at: number; readonly source: number } | null {
  // `UN IGME` is one of them.
  const isNamed = (at: number) => spans.some(({ start, count }) => at >= start && at < start + count)
  const at = tokens.findIndex(({ said, after }, place) => said === 'UN' && after !== '-' && !isNamed(place))
  if (at < 0 || indicator === null) return null
  const own = [...sources.values()].filter(
    ({ id, name }) => name.startsWith('UN') && measures.has(measureKey(indicator, id)),
  )
  const isCustodian = (id: number) => measures.get(measureKey(indicator, id))?.custodian === true
  const source = own.find(({ id }) => isCustodian(id)) ?? own[0]
  return source === undefined ? null : { at, source: source.id }
}
