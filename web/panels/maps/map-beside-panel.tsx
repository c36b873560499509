import { useMemo } from 'react'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { NOTHING_OVER } from '#web/views/gl-map/overlay.ts'

/** A map beside the first; it moves with it. */
export function MapBesidePanel({ shown, drawn, figure, leads }: PanelProps<MapsState, MapsChoice>) {
  const { layers } = shown.wanted
  const over = useMemo(() => ({ ...NOTHING_OVER, layers }), [layers])
  return drawn && figure && <MovingMap withTable input={drawn} {...{ figure, over }} {...leads} />
}
