import { useMemo } from 'react'
import { useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { useFound } from '#web/controls/use-found.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** The indicators that typed words find, as in every list of indicators, the best first; null: nothing is looked for. */
export function useFoundIndicators(catalogue: Catalogue, search: string): readonly number[] | null {
  const language = useLanguage()
  const all = useIndicatorOptions(catalogue)
  const options = useMemo(() => saidOptions(all(), language), [all, language])
  const found = useFound(options, search)
  return useMemo(
    () => (search.trim() === '' ? null : found.map(({ value }) => Number(value))),
    [search, found],
  )
}
