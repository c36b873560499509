import * as aggregate from './aggregate.ts'
import * as agreement from './agreement.ts'
import * as bestFigure from './best-figure.ts'
import * as classBreaks from './class-breaks.ts'
import * as comparison from './compare.ts'
import * as correlation from './correlation.ts'
import * as dataQuality from './data-quality.ts'
import * as descriptive from './descriptive.ts'
import * as earlierConfidence from './earlier-confidence.ts'
import * as forecast from './forecast.ts'
import * as inequality from './inequality.ts'
import * as target from './target.ts'
import * as trend from './trend.ts'
import * as whyDiffer from './why-differ.ts'

/** Calls that work something out, in the order in which the documentation shows them. */
export const ANALYSIS = [
  descriptive.analyseDescriptive,
  trend.analyseTrend,
  target.analyseTarget,
  correlation.analyseCorrelation,
  forecast.analyseForecast,
  inequality.analyseInequality,
  comparison.analyseComparison,
  aggregate.analyseAggregate,
  dataQuality.analyseDataQuality,
  agreement.analyseAgreement,
  bestFigure.analyseBestFigure,
  earlierConfidence.readConfidence,
  whyDiffer.analyseWhyDiffer,
  classBreaks.analyseClassBreaks,
] as const
