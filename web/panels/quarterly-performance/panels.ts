import type definition from '#sections/quarterly-performance/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { QuarterTablePanel } from './quarter-table-panel.tsx'

const panels: PanelsOf<typeof definition> = { table: QuarterTablePanel }

export default panels
