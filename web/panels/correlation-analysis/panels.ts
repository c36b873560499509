import type definition from '#sections/correlation-analysis/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { AxesPanel } from './axes-panel.tsx'

const panels: PanelsOf<typeof definition> = { axes: AxesPanel }

export default panels
