import type definition from '#sections/descriptive-analysis/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { ExtremesPanel } from './extremes-panel.tsx'
import { MissingPanel } from './missing-panel.tsx'
import { StatisticsPanel } from './statistics-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'

const panels: PanelsOf<typeof definition> = {
  trend: TrendPanel,
  extremes: ExtremesPanel,
  statistics: StatisticsPanel,
  missing: MissingPanel,
}

export default panels
