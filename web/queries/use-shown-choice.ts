import { useMemo } from 'react'
import type { Catalogue, IndicatorData } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { availabilityOf } from '#domain/choice/availability.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import { parseShared } from '#domain/choice/shared-address.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { indicatorResource } from './indicator-data.ts'
import { useResource } from './use-resource.ts'

/** The choice of an address on a dashboard, resolved as the sections do, and the figures that it was resolved against. */
export type ShownChoice =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly choice: Choice; readonly figures: IndicatorData }

/** Follows the choice that the query of the address stands for: also what it leaves to the product, as the latest period. */
export function useShownChoice(
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
  search: string,
): ShownChoice {
  const wanted = useMemo(() => parseShared(new URLSearchParams(search)), [search])
  const indicator = chosenIndicator({ wanted, dashboard, catalogue })
  const file = useResource(indicatorResource(indicator))
  return useMemo(() => {
    if (file.status !== 'ready') return { status: file.status === 'failed' ? 'failed' : 'loading' }
    const { reference } = catalogue
    const { table, lga } = file.value
    const { choice } = resolveChoice(wanted, {
      indicator,
      availability: availabilityOf(table, lga, reference),
      reference,
      preferredSource: dashboard.initial_datasource,
    })
    return { status: 'ready', choice, figures: file.value }
  }, [dashboard, catalogue, wanted, indicator, file])
}
