import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { partsOf } from './phrasings.ts'
import type { PublisherWords } from './question-words.ts'
import type { Span } from './spans.ts'

/** A publisher that a question names: any of its sources may have the figure that is asked for. */
export interface Publisher {
  readonly name: string
  /** Its sources, the likeliest first; none where nothing of it is held. */
  readonly sources: readonly number[]
  /** The source that is meant where no figure is asked for. */
  readonly main: number | null
}

/** The publishers of a release by the names that people use. */
export function publishersOf(
  words: readonly PublisherWords[],
  byName: ReadonlyMap<string, number>,
): readonly { readonly said: string; readonly publisher: Publisher }[] {
  return words.map(({ name, said, main, sources }) => ({
    said,
    publisher: {
      name,
      sources: partsOf(sources).flatMap((one) => byName.get(one) ?? []),
      main: byName.get(main ?? '') ?? null,
    },
  }))
}

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
