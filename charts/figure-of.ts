import { distributionFigure } from './distribution/distribution.ts'
import type { Figure, FigureInput } from './figure.ts'
import { mapFigure } from './map/map.ts'
import { sourceTableFigure } from './source-table/source-table.ts'
import { trendFigure } from './trend/trend.ts'
import { zonalFigure } from './zonal/zonal.ts'

/** The one renderer of views: a figure of the view's kind from the figures and words at hand. */
export function figureOf(input: FigureInput): Figure {
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
  }
}
