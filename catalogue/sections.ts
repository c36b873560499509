import type { Section } from '#domain/section/section.ts'
import { advancedIndicatorComparison } from './sections/advanced-indicator-comparison.ts'
import { bubbleChartAnalysis } from './sections/bubble-chart-analysis.ts'
import { correlationAnalysis } from './sections/correlation-analysis.ts'
import { dataQuality } from './sections/data-quality.ts'
import { datasetComparison } from './sections/dataset-comparison.ts'
import { descriptiveAnalysis } from './sections/descriptive-analysis.ts'
import { disaggregation } from './sections/disaggregation.ts'
import { epidemicCurve } from './sections/epidemic-curve.ts'
import { indicatorComparison } from './sections/indicator-comparison.ts'
import { indicatorOverview } from './sections/indicator-overview.ts'
import { multiSourceComparison } from './sections/multi-source-comparison.ts'
import { multiSourceIndicatorComparison } from './sections/multi-source-indicator-comparison.ts'
import { predictiveAnalysis } from './sections/predictive-analysis.ts'
import { scorecard } from './sections/scorecard.ts'
import { zonalAnalysis } from './sections/zonal-analysis.ts'

/** Every section in the order of the tabs. `dashboard-sections.ts` says which dashboard shows which. */
export const SECTIONS: readonly Section[] = [
  indicatorOverview,
  zonalAnalysis,
  indicatorComparison,
  datasetComparison,
  multiSourceComparison,
  disaggregation,
  scorecard,
  dataQuality,
  epidemicCurve,
  correlationAnalysis,
  descriptiveAnalysis,
  advancedIndicatorComparison,
  predictiveAnalysis,
  multiSourceIndicatorComparison,
  bubbleChartAnalysis,
]
