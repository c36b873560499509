import type definition from '#sections/bubble-chart-analysis/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { PlayerPanel } from './player-panel.tsx'
import { ZonesPanel } from './zones-panel.tsx'

const panels: PanelsOf<typeof definition> = { player: PlayerPanel, zones: ZonesPanel }

export default panels
