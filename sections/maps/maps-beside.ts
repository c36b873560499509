import { hasParts } from '#domain/choice/coverage.ts'
import { mappedPeriods, type ResolvedMaps } from './map-view.ts'
import { mappedSources } from './maps-choice.ts'
import type { BesideMap } from './state.ts'

/**
 * So many maps beside the first: those that are there, then others that differ from all of them. Of the same source the years before
 * and after, then other sources, each with its newest; where the indicator has no other map, another indicator.
 */
export function mapsBeside(count: number, shown: ResolvedMaps): readonly BesideMap[] {
  const { choice, wanted } = shown
  const kept = wanted.beside.slice(0, count)
  const taken = new Set([keyOf(ownMap(shown)), ...kept.map(keyOf)])
  const others = otherMaps(shown).filter((map) => !taken.has(keyOf(map)))
  const added = others.slice(0, count - kept.length)
  const same = { indicator: choice.indicator, source: choice.surroundings.source, period: null }
  return [...kept, ...added, ...Array.from({ length: count - kept.length - added.length }, () => same)]
}

function ownMap({ choice: { indicator, surroundings } }: ResolvedMaps): BesideMap {
  return { indicator, source: surroundings.source, period: surroundings.period }
}

function otherMaps(shown: ResolvedMaps): readonly BesideMap[] {
  const { choice, wanted, figures, dashboard, catalogue } = shown
  const { indicator, source, period } = ownMap(shown)
  const periods = mappedPeriods(shown).toReversed()
  const own = [
    ...periods.filter((one) => one < (period ?? 0)),
    ...periods.filter((one) => one > (period ?? 0)).toReversed(),
  ].map((one) => ({ indicator, source, period: one }))
  const bySource = mappedSources(choice, wanted.regions, figures)
    .filter((one) => one.source !== source)
    .map((one) => ({ indicator, source: one.source, period: one.period }))
  const byIndicator = dashboard.indicators
    .filter((id) => id !== indicator && hasParts(catalogue.coverage, id))
    .map((id) => ({ indicator: id, source: null, period: null }))
  return [...own, ...bySource, ...byIndicator]
}

function keyOf({ indicator, source, period }: BesideMap): string {
  return [indicator, source, period].join()
}
