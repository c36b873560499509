import type { Figure } from '#charts/figure.ts'
import { mapFigure } from '#charts/map/map.ts'
import { distributionFigure } from './distribution.ts'
import type { DistributionInput } from './view.ts'

/** A distribution in the form that its view has: sorted bars, or the same figures on the map. */
export function barsOrMap(input: DistributionInput): Figure {
  const { shape, ...options } = input.view.options
  if (shape !== 'map') return distributionFigure(input)
  return mapFigure({ ...input, view: { ...input.view, kind: 'map', options } })
}
