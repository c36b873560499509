import type { figureSection } from '#sections/figure-section/figure-section.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { SourceTablePanel } from './source-table-panel.tsx'

const panels: PanelsOf<ReturnType<typeof figureSection>> = { 'source-table': SourceTablePanel }

export default panels
