import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { BREAKS, INTERVALS, PARTS, REFERENCE, TARGETS } from '#charts/kind/shared-options.ts'

export const mapOptions = {
  ...TARGETS,
  ...PARTS,
  ...INTERVALS,
  ...REFERENCE,
  regions: choice(
    'regions',
    [
      ['zones', message('map.of-zones')],
      ['states', message('map.of-states')],
      ['lgas', message('map.of-lgas')],
      ['districts', message('map.of-districts')],
    ],
    {
      label: message('map.choice'),
      standard: 'states',
      shown: ({ locations }) => (locations[0] ?? NATION) === NATION,
    },
  ),
  ...BREAKS,
  /** Only figures that are counts are drawn as circles: the area of one says nothing about a share. */
  look: choice(
    'look',
    [
      ['classes', message('options.map-look', { look: 'classes' })],
      ['circles', message('options.map-look', { look: 'circles' })],
    ],
    { label: message('options.drawn-as'), standard: 'classes' },
  ),
}

export type MapView = KindView<'map', typeof mapOptions>

export type MapInput = FigureInput<MapView>
