import type { Section } from '#sections/definition/section-definition.ts'
import { advancedIndicatorComparison } from './advanced-indicator-comparison/section.ts'
import { bubbleChartAnalysis } from './bubble-chart-analysis/section.ts'
import { correlationAnalysis } from './correlation-analysis/section.ts'
import { dataQuality } from './data-quality/section.ts'
import { datasetComparison } from './dataset-comparison/section.ts'
import { descriptiveAnalysis } from './descriptive-analysis/section.ts'
import { disaggregation } from './disaggregation/section.ts'
import { epidemicCurve } from './epidemic-curve/section.ts'
import { indicatorComparison } from './indicator-comparison/section.ts'
import { indicatorOverview } from './indicator-overview/section.ts'
import { maps } from './maps/section.ts'
import { multiSourceComparison } from './multi-source-comparison/section.ts'
import { multiSourceIndicatorComparison } from './multi-source-indicator-comparison/section.ts'
import { predictiveAnalysis } from './predictive-analysis/section.ts'
import { quarterlyPerformance } from './quarterly-performance/section.ts'
import { scorecard } from './scorecard/section.ts'
import { triangulation } from './triangulation/section.ts'
import { zonalAnalysis } from './zonal-analysis/section.ts'

/** Every section in the order of the tabs. `dashboard-sections.ts` says which dashboard shows which. */
export const SECTIONS: readonly Section[] = [
  indicatorOverview,
  zonalAnalysis,
  indicatorComparison,
  datasetComparison,
  multiSourceComparison,
  maps,
  disaggregation,
  scorecard,
  dataQuality,
  quarterlyPerformance,
  epidemicCurve,
  correlationAnalysis,
  descriptiveAnalysis,
  advancedIndicatorComparison,
  predictiveAnalysis,
  multiSourceIndicatorComparison,
  bubbleChartAnalysis,
  triangulation,
]
