import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { MapLayerName } from '#sections/maps/layers.ts'
import { mapViews } from '#sections/maps/map-view.ts'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import { moreLayers } from '#sections/maps/more-layers.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { LayersList } from './layers-list.tsx'

type LayersProps = Pick<PanelProps<MapsState, MapsChoice>, 'shown' | 'onChange'>

/** The key of a layer, in colours and signs; null where that stands elsewhere. */
export type KeyOf = (layer: MapLayerName) => React.ReactNode

/** The layers of maps abreast, whose keys stand below each of them. */
export function MapLayersPanel({ shown, onChange }: LayersProps) {
  return <MapLayers {...{ shown, onChange }} keyOf={() => null} />
}

/** The layers of the maps, and those that they could have as well. */
export function MapLayers({ shown, onChange, keyOf }: LayersProps & { readonly keyOf: KeyOf }) {
  const { text } = useLanguage()
  const more = moreLayers(shown).map(({ name, change }) => ({
    label: text(message('maps.more-layer', { name })),
    onSelect: () => onChange(change),
  }))
  return (
    <LayersList
      layers={shown.wanted.layers}
      present={presentIn(shown)}
      onLayers={(layers) => onChange({ layers })}
      {...{ keyOf, more }}
    />
  )
}

/** The layers that the first map has now. */
function presentIn(shown: LayersProps['shown']): ReadonlySet<MapLayerName> {
  const { facilities } = shown.wanted
  const [view] = mapViews(shown)
  const isInCircles = view?.options.look === 'circles'
  const isOfSmall =
    view?.locations[0] === NATION && ['lgas', 'districts'].includes(view.options.regions ?? 'states')
  return new Set<MapLayerName>([
    ...(facilities ? (['distance', 'facilities'] as const) : (['names'] as const)),
    ...(isInCircles ? (['circles'] as const) : []),
    ...(isOfSmall ? (['states'] as const) : []),
    ...['borders' as const, 'regions' as const],
  ])
}
