import { CLASS_WAYS } from '#charts/map/class-limits.ts'
import type { MapView } from '#charts/map/view.ts'
import { message } from '#domain/message/message.ts'
import { type Control, segmented } from '#sections/definition/control.ts'
import { figureSwitches } from '#sections/figure-section/figure-switches.ts'
import type { MapsShown } from './map-view.ts'
import type { MapsState } from './state.ts'

/** Which regions the map has, and how its classes are made. Limits that are set by hand begin as those that are shown. */
export function mapSwitches(view: MapView, shown: MapsShown): readonly Control<MapsState>[] {
  const { breaks = [] } = view.options
  return [
    ...figureSwitches(view, shown),
    segmented<MapsState['classes'], MapsState>({
      label: message('maps.classes'),
      value: shown.wanted.classes,
      options: CLASS_WAYS.map((way) => [way, message('maps.way', { way })] as const),
      change: (classes) => ({
        classes,
        limits: classes === 'own' && shown.wanted.limits.length === 0 ? breaks : shown.wanted.limits,
      }),
    }),
    {
      control: 'toggle',
      label: message('maps.facilities'),
      on: shown.wanted.facilities,
      change: (facilities) => ({ facilities }),
    },
  ]
}
