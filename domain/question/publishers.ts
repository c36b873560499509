import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Publisher } from './publisher.ts'
import type { Span } from './spans.ts'

/** The sources that words name: each alone, or any one of a publisher. */
export type NamedSources = readonly (Publisher | number)[]

/** What each of the spans names; where sources share a name, the first. */
export function namedSources(spans: readonly Span[]): NamedSources {
  return spans.flatMap(({ meanings }): NamedSources => {
    const publisher = meanings.find((one) => one.kind === 'publisher')
    if (publisher?.kind === 'publisher') return [publisher.publisher]
    return meanings.flatMap((one) => (one.kind === 'source' ? [one.id] : [])).slice(0, 1)
  })
}

/** Every source that may be meant. */
export function allOf(named: NamedSources): readonly number[] {
  return [...new Set(named.flatMap((one) => (typeof one === 'number' ? [one] : one.sources)))]
}

/** One source of each: of a publisher that which measures the indicator, its custodian before others; where none does, its main one. */
export function chosenOf(
  named: NamedSources,
  indicator: number | null,
  reference: ReferenceData,
): readonly number[] {
  const chosen = named.flatMap((one) =>
    typeof one === 'number' ? [one] : sourceOf(one, indicator, reference),
  )
  return [...new Set(chosen)]
}

/** `According to the UN`: the source of a publisher that measures an indicator, else its main one; none where it has no source. */
export function sourceOf(
  { sources, main }: Publisher,
  indicator: number | null,
  { measures }: ReferenceData,
): readonly number[] {
  const measureOf = (source: number) => measures.get(measureKey(indicator ?? 0, source))
  const own = sources.filter((source) => measureOf(source) !== undefined)
  const source = own.find((one) => measureOf(one)?.custodian === true) ?? own[0] ?? main
  return source === null ? [] : [source]
}
