import { distributionFigure } from './distribution/distribution.ts'
import type { Figure, FigureInput } from './figure.ts'
import { mapFigure } from './map/map.ts'
import { sourceTableFigure } from './source-table/source-table.ts'
import { trendFigure } from './trend/trend.ts'
import { zonalFigure } from './zonal/zonal.ts'

/**
 * The figures of the declared sections, which every reader loads with the first view; null for all other kinds, which
 * `figure-of.ts` draws.
 */
export function standardFigureOf(input: FigureInput): Figure | null {
  switch (input.view.kind) {
    case 'trend':
      return trendFigure(input)
    case 'distribution':
      return input.view.options.shape === 'map' ? mapFigure(input) : distributionFigure(input)
    case 'zonal-columns':
      return zonalFigure(input)
    case 'map':
      return mapFigure(input)
    case 'source-table':
      return sourceTableFigure(input)
    default:
      return null
  }
}
