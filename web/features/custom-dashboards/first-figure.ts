import { hasFigures } from '#domain/choice/coverage.ts'
import type { Subject } from '#domain/document/document.ts'
import { NATION } from '#domain/location/location.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** The first chosen indicator with figures of a chosen source, over time; null where there is none. */
export function firstFigure(
  { indicators, sources }: Pick<Subject, 'indicators' | 'sources'>,
  { coverage }: Catalogue,
): StoredView | null {
  for (const indicator of indicators.filter((id) => hasFigures(coverage, id))) {
    const all = [...(coverage.get(indicator)?.keys() ?? [])]
    const chosen = sources.length === 0 ? all : sources.filter((id) => all.includes(id))
    if (chosen.length === 0) continue
    const hidden = all.filter((id) => !chosen.includes(id))
    return {
      ...{ kind: 'trend', indicators: [indicator], sources: chosen.slice(0, 1), locations: [NATION] },
      ...{ periods: [], options: hidden.length > 0 ? { hidden } : {} },
    }
  }
  return null
}
