import { hasFigures } from '#domain/choice/coverage.ts'
import type { Subject } from '#domain/document/document.ts'
import { type Level, NATION } from '#domain/location/location.ts'
import type { Scope } from '#domain/reference/scope.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** The place with which a dashboard opens, as far as it says one. */
type Opening = Pick<Subject['opening'], 'location'>

/** The first chosen indicator with figures of a chosen source at the place that it opens with, over time; null where there is none. */
export function firstFigure(
  { indicators, sources, levels, opening }: Scope & { readonly opening: Opening },
  { coverage, reference }: Pick<Catalogue, 'coverage' | 'reference'>,
): StoredView | null {
  const wanted = typeof opening.location === 'number' ? reference.locations.get(opening.location) : undefined
  for (const indicator of indicators.filter((id) => hasFigures(coverage, id))) {
    const bySource = coverage.get(indicator) ?? new Map<number, number>()
    const having = (level: Level) =>
      [...bySource].flatMap(([source, mask]) =>
        mask & (1 << (level - 1)) && (sources.length === 0 || sources.includes(source)) ? [source] : [],
      )
    const isShown = (level: Level) => levels.length === 0 || levels.includes(level)
    const own = wanted && isShown(wanted.level) ? having(wanted.level) : []
    const place = wanted && own.length > 0 ? wanted.id : NATION
    const chosen = place === NATION ? having(1) : own
    if (chosen.length === 0) continue
    const hidden = [...bySource.keys()].filter((id) => !chosen.includes(id))
    return {
      ...{ kind: 'trend', indicators: [indicator], sources: chosen.slice(0, 1), locations: [place] },
      ...{ periods: [], options: hidden.length > 0 ? { hidden } : {} },
    }
  }
  return null
}
