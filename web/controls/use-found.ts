import { useEffect, useMemo, useState } from 'react'
import type { Location } from '#domain/location/location.ts'
import { type Option, saidOptions, searchOptions } from '#sections/definition/options.ts'
import { atLast } from '#web/files/next-try.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResources } from '#web/queries/use-resource.ts'

type Rank = (query: string) => readonly string[]

/** From so many letters on, places that the list has not are looked for. */
const LEAST_TYPED = 3

/**
 * The options that typed words find: of indicators those that they may mean, the best first, else those that hold the words; of places
 * that the list has not (`beyond`) those that begin with them.
 */
export function useFound(
  options: readonly Option<string>[],
  query: string,
  beyond?: (place: Location) => Option,
): readonly Option<string>[] {
  const came = useRank(query !== '' && options.some(({ names }) => names === 'indicator'))
  const known = useWhenTyped(query, came)
  const within = useMemo(() => {
    const held = searchOptions(options, query)
    const rank = held.length > 0 ? known : came
    const ids = rank?.(query) ?? []
    return ids.length > 0 ? inOrder(options, ids, held) : held
  }, [options, query, known, came])
  const others = useBeyond(query, within.length === 0 ? beyond : undefined)
  return within.length > 0 ? within : others
}

/** A value as it was when these words were typed: options that stand in a list do not change places under the pointer. */
function useWhenTyped<T>(query: string, value: T): T {
  const [then, setThen] = useState({ query, value })
  if (then.query === query) return then.value
  setThen({ query, value })
  return value
}

/** Reading words needs the table of what people say, which comes with the first letter in a list of indicators; until then the names are searched. */
function useRank(isWanted: boolean): Rank | null {
  const [rank, setRank] = useState<{ readonly by: Rank } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    void atLast(() => import('./ranked-indicators.ts'))
      .then(({ rankingOfRelease }) => rankingOfRelease())
      .then(
        (by) => setRank({ by }),
        () => setRank(null),
      )
  }, [isWanted])
  return rank?.by ?? null
}

/** Those meant, in their order and without the headings of areas, which would stand many times; then the others that hold the words. */
function inOrder(
  options: readonly Option<string>[],
  ids: readonly string[],
  held: readonly Option<string>[],
): Option<string>[] {
  const meant = ids.flatMap((id) => options.find(({ value }) => value === id) ?? [])
  const others = held.filter((option) => !meant.includes(option))
  return [...meant, ...others].map((option) => ({ ...option, group: '', hint: option.group }))
}

/** Local government areas by name, which are fetched when a reader looks for what is no nation, zone or state. */
function useBeyond(query: string, beyond?: (place: Location) => Option): Option<string>[] {
  const language = useLanguage()
  const isAsked = beyond !== undefined && query.trim().length >= LEAST_TYPED
  const [names] = useResources(isAsked ? LGAS : NONE)
  return useMemo(() => {
    if (!isAsked || names?.status !== 'ready') return []
    return searchOptions(saidOptions(names.value.map(beyond), language), query)
  }, [isAsked, beyond, names, language, query])
}

const LGAS = [lgaNames]
const NONE: typeof LGAS = []
