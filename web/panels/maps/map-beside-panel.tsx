import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { NOTHING_OVER } from '#web/views/gl-map/overlay.ts'

/** A map beside the first; it moves with it. */
export function MapBesidePanel({ drawn, figure, leads }: PanelProps<MapsState, MapsChoice>) {
  return drawn && figure && <MovingMap input={drawn} over={NOTHING_OVER} {...{ figure }} {...leads} />
}
