import type definition from '#sections/maps/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { MovingMapPanel } from './moving-map-panel.tsx'

const panels: PanelsOf<typeof definition> = { 'moving-map': MovingMapPanel }

export default panels
