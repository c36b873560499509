import type { FigureKind } from '#domain/view/view.ts'
import { distributionFigure } from './distribution/distribution.ts'
import type { Figure, FigureInput } from './figure.ts'
import { mapFigure } from './map/map.ts'
import { sourceTableFigure } from './source-table/source-table.ts'
import { trendFigure } from './trend/trend.ts'
import { zonalFigure } from './zonal/zonal.ts'

/** The models of the declared sections, which every reader loads with the first view. */
const STANDARD = {
  'source-table': sourceTableFigure,
  trend: trendFigure,
  distribution: (input: FigureInput) =>
    input.view.options.shape === 'map' ? mapFigure(input) : distributionFigure(input),
  'zonal-columns': zonalFigure,
  map: mapFigure,
} satisfies Partial<Record<FigureKind, (input: FigureInput) => Figure>>

/** The kinds of figures that the first view needs. */
export type StandardKind = keyof typeof STANDARD

/** True for the kinds that {@link standardFigureOf} draws. */
export function isStandard(kind: FigureKind): kind is StandardKind {
  return Object.hasOwn(STANDARD, kind)
}

/** The figure of a declared section. */
export function standardFigureOf(kind: StandardKind, input: FigureInput): Figure {
  return STANDARD[kind](input)
}
