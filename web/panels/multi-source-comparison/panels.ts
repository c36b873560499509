import type multiSource from '#sections/multi-source-comparison/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { AreaPanels, PlainPanels } from './three-panels.tsx'

const panels: PanelsOf<typeof multiSource> = { panels: PlainPanels, areas: AreaPanels }

export default panels
