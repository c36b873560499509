import type definition from '#sections/maps/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { MapBesidePanel } from './map-beside-panel.tsx'
import { MapFormPanel } from './map-form-panel.tsx'
import { MapLayersPanel } from './map-layers-panel.tsx'

import { MovingMapPanel } from './moving-map-panel.tsx'

const panels: PanelsOf<typeof definition> = {
  'moving-map': MovingMapPanel,
  'map-beside': MapBesidePanel,
  'map-layers': MapLayersPanel,
  'map-form': MapFormPanel,
}

export default panels
