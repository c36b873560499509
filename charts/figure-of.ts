import type { FigureKind } from '#domain/view/view.ts'
import { blandAltmanFigure } from './bland-altman/bland-altman.ts'
import { boxPlotFigure } from './box-plot/box-plot.ts'
import { datasetComparisonFigure } from './dataset-comparison/dataset-comparison.ts'
import { bubbleFigure } from './bubble/bubble.ts'
import { correlationMatrixFigure } from './correlation-matrix/correlation-matrix.ts'
import { epidemicCurveFigure } from './epidemic-curve/epidemic-curve.ts'
import type { Figure, FigureInput } from './figure.ts'
import { forecastFigure } from './forecast/forecast.ts'
import { histogramFigure } from './histogram/histogram.ts'
import { groupsFigure } from './groups/groups.ts'
import { indicatorComparisonFigure } from './indicator-comparison/indicator-comparison.ts'
import { pyramidFigure } from './pyramid/pyramid.ts'
import { scatterFigure } from './scatter/scatter.ts'
import { scorecardFigure } from './scorecard/scorecard.ts'
import { sourceScatterFigure } from './source-scatter/source-scatter.ts'
import { isStandard, type StandardKind, standardFigureOf } from './standard-figure-of.ts'

/** Draws one kind of view. Pure. */
type FigureModel = (input: FigureInput) => Figure

/** The models of the analysis sections, by the kind of view that they draw. */
const MODELS: Readonly<Record<Exclude<FigureKind, StandardKind>, FigureModel>> = {
  'bland-altman': blandAltmanFigure,
  'source-scatter': sourceScatterFigure,
  'dataset-comparison': datasetComparisonFigure,
  groups: groupsFigure,
  pyramid: pyramidFigure,
  'box-plot': boxPlotFigure,
  bubble: bubbleFigure,
  'correlation-matrix': correlationMatrixFigure,
  scatter: scatterFigure,
  'epidemic-curve': epidemicCurveFigure,
  forecast: forecastFigure,
  histogram: histogramFigure,
  'indicator-comparison': indicatorComparisonFigure,
  scorecard: scorecardFigure,
}

/** The one renderer of views: a figure of the view's kind from the figures and words at hand. */
export function figureOf(input: FigureInput): Figure {
  const { kind } = input.view
  return isStandard(kind) ? standardFigureOf(kind, input) : MODELS[kind](input)
}
