import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { PluginObservation, PluginView } from '#domain/plugin/plugin-message.ts'
import { pluginObservations, pluginView } from '#domain/plugin/plugin-view.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useShownChoice } from '#web/queries/use-shown-choice.ts'

/** The part of a page that its plugins can see. */
export interface PluginSight {
  readonly view: PluginView
  observations(): { readonly rows: readonly PluginObservation[]; readonly more: boolean }
}

/** The view that the address stands for, resolved as the sections do; without a choice until its figures are there. */
export function usePluginSight(dashboard: CatalogueDashboard, catalogue: Catalogue): PluginSight {
  const search = useSearch()
  const language = useLanguage()
  const shown = useShownChoice(dashboard, catalogue, search)
  return useMemo(() => {
    if (shown.status !== 'ready') return nothingYet(dashboard.title)
    const { choice, figures } = shown
    const { reference } = catalogue
    return {
      view: pluginView(dashboard.title, choice, { reference, language }),
      observations: () => pluginObservations(figures.table, choice, { reference, language }),
    }
  }, [dashboard, catalogue, shown, language])
}

function nothingYet(dashboard: string): PluginSight {
  return {
    view: { dashboard, indicator: null, source: null, location: null, period: null },
    observations: () => ({ rows: [], more: false }),
  }
}
