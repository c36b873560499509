import type definition from '#sections/scorecard/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { ScorecardPanel } from './scorecard-panel.tsx'

const panels: PanelsOf<typeof definition> = { table: ScorecardPanel }

export default panels
