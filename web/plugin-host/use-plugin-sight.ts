import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { PluginObservation, PluginView } from '#domain/plugin/plugin-message.ts'
import { pluginObservations, pluginView } from '#domain/plugin/plugin-view.ts'
import { availabilityOf } from '#domain/choice/availability.ts'
import { parseShared } from '#domain/choice/shared-address.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useResource } from '#web/queries/use-resource.ts'

/** What plugins on a page can see of it. */
export interface PluginSight {
  readonly view: PluginView
  observations(): { readonly rows: readonly PluginObservation[]; readonly more: boolean }
}

/** The view that the address stands for, resolved as the sections do; without a choice until its figures are there. */
export function usePluginSight(dashboard: CatalogueDashboard, catalogue: Catalogue): PluginSight {
  const search = useSearch()
  const language = useLanguage()
  const wanted = useMemo(() => parseShared(new URLSearchParams(search)), [search])
  const indicator = chosenIndicator({ wanted, dashboard, catalogue })
  const file = useResource(indicatorResource(indicator))
  return useMemo(() => {
    const { reference } = catalogue
    if (file.status !== 'ready') return nothingYet(dashboard.title)
    const { table, lga } = file.value
    const { choice } = resolveChoice(wanted, {
      indicator,
      availability: availabilityOf(table, lga, reference),
      reference,
      preferredSource: dashboard.initial_datasource,
    })
    return {
      view: pluginView(dashboard.title, choice, { reference, language }),
      observations: () => pluginObservations(table, choice, { reference, language }),
    }
  }, [dashboard, catalogue, wanted, indicator, file, language])
}

function nothingYet(dashboard: string): PluginSight {
  return {
    view: { dashboard, indicator: null, source: null, location: null, period: null },
    observations: () => ({ rows: [], more: false }),
  }
}
