import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { standardRelated } from '#domain/indicator/related.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ResolvedMaps } from './map-view.ts'
import type { BesideMap, MapsState } from './state.ts'

/** A layer that a map could have as well, and what brings it. */
export interface MoreLayer {
  readonly name: 'facilities' | 'pair' | 'circles'
  readonly change: Partial<MapsState>
}

/** The layers that the first map could have besides those it has. */
export function moreLayers(shown: ResolvedMaps): readonly MoreLayer[] {
  const { wanted, choice, figures } = shown
  const isCount = isTotalled(byId(figures.reference.indicators, choice.indicator))
  const isInCircles = wanted.look === 'circles'
  return [
    ...(wanted.facilities ? [] : [{ name: 'facilities' as const, change: { facilities: true } }]),
    ...(wanted.pair ? [] : [{ name: 'pair' as const, change: { pair: closestPair(shown) } }]),
    ...(isCount && !wanted.pair && !isInCircles
      ? [{ name: 'circles' as const, change: { look: 'circles' as const } }]
      : []),
  ]
}

/** The closest related indicator that has figures, to be the second of a map. */
export function closestPair({ choice, figures, catalogue }: ResolvedMaps): BesideMap {
  const about = byId(figures.reference.indicators, choice.indicator)
  const [closest = choice.indicator] = standardRelated(about, (id) => hasFigures(catalogue.coverage, id))
  return { indicator: closest, source: null, period: null }
}
