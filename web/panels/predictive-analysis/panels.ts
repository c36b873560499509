import type predictive from '#sections/predictive-analysis/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { CautionsPanel } from './cautions-panel.tsx'
import { OutlookPanel } from './outlook-panel.tsx'
import { StepsTable } from './steps-table.tsx'
import { TrustPanel } from './trust-panel.tsx'

const panels: PanelsOf<typeof predictive> = {
  steps: StepsTable,
  mind: CautionsPanel,
  trust: TrustPanel,
  outlook: OutlookPanel,
}

export default panels

export const worker = () => new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })
