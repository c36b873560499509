import { blandAltman } from './bland-altman/kind.ts'
import { boxPlot } from './box-plot/kind.ts'
import { bubble } from './bubble/kind.ts'
import { correlationMatrix } from './correlation-matrix/kind.ts'
import { datasetComparison } from './dataset-comparison/kind.ts'
import { distribution } from './distribution/kind.ts'
import { epidemicCurve } from './epidemic-curve/kind.ts'
import { forecast } from './forecast/kind.ts'
import { groups } from './groups/kind.ts'
import { histogram } from './histogram/kind.ts'
import { indicatorComparison } from './indicator-comparison/kind.ts'
import { map } from './map/kind.ts'
import { pyramid } from './pyramid/kind.ts'
import { quarters } from './quarters/kind.ts'
import { scatter } from './scatter/kind.ts'
import { scorecard } from './scorecard/kind.ts'
import { sourceScatter } from './source-scatter/kind.ts'
import { sourceTable } from './source-table/kind.ts'
import { trend } from './trend/kind.ts'
import { zonalColumns } from './zonal-columns/kind.ts'

/** Every kind of figure, in the order in which they are offered. */
export const KINDS = [
  sourceTable,
  trend,
  distribution,
  zonalColumns,
  map,
  indicatorComparison,
  datasetComparison,
  groups,
  pyramid,
  scorecard,
  quarters,
  epidemicCurve,
  correlationMatrix,
  scatter,
  histogram,
  boxPlot,
  forecast,
  bubble,
  sourceScatter,
  blandAltman,
] as const
