import { useCallback, useMemo } from 'react'
import { NATION } from '#domain/location/location.ts'
import { mapViews } from '#sections/maps/map-view.ts'
import type { FinderState } from '#sections/maps/finder-state.ts'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import { FacilitiesCome } from '#web/views/facilities/facilities-come.tsx'
import { useFacilities } from '#web/views/facilities/use-facilities.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { NOTHING_OVER, type Overlay } from '#web/views/gl-map/overlay.ts'
import { FacilityFinder } from '#web/views/facilities/facility-finder.tsx'
import { useFinder } from '#web/views/facilities/use-finder.ts'
import { LimitsForm } from './limits-form.tsx'
import { type KeyOf, MapLayers } from './map-layers-panel.tsx'
import { SwipedMaps } from './swiped-maps.tsx'

type MapPanelProps = PanelProps<MapsState, MapsChoice>

/** The map of the section, with the limits of its classes where they are set by hand, and facilities where they are asked for. */
export function MovingMapPanel(props: MapPanelProps) {
  const { shown, onChange } = props
  const { classes, limits, facilities, layers } = shown.wanted
  const bare = useMemo(() => ({ ...NOTHING_OVER, layers }), [layers])
  return (
    <>
      {classes === 'own' && (
        <LimitsForm key={limits.join()} limits={limits} onLimits={(next) => onChange({ limits: next })} />
      )}
      <Swiped {...props}>
        {facilities ? <WithFacilities {...props} /> : <PlainMap {...props} over={bare} />}
      </Swiped>
    </>
  )
}

/** The map with the one beside it laid over it, where the reader wants to swipe. */
function Swiped({ shown, drawn, figure, children }: MapPanelProps & { readonly children: React.ReactNode }) {
  const { swipe, beside } = shown.wanted
  const second = useMemo(
    () => (swipe && beside.length === 1 ? mapViews(shown)[1] : undefined),
    [shown, swipe, beside],
  )
  const over = useMemo(() => second && drawn && { ...drawn, view: second }, [second, drawn])
  if (!over || !figure) return children
  return (
    <SwipedMaps
      over={over}
      title={figure.title}
      isAlike={over.view.indicators[0] === drawn?.view.indicators[0]}
    >
      {children}
    </SwipedMaps>
  )
}

function PlainMap(props: MapPanelProps & { readonly over: Overlay }) {
  const { drawn, figure, leads, over, shown } = props
  const { swipe, beside } = shown.wanted
  const list = (keyOf: KeyOf) => <MapLayers {...props} keyOf={keyOf} />
  // Maps abreast have their keys below them and one list; what is laid over a map takes all of its width.
  const isAbreast = beside.length > 0 && !(swipe && beside.length === 1)
  const listed = { ...(!isAbreast && { list }), isListBelow: beside.length > 0 }
  return drawn && figure && <MovingMap withTable input={drawn} {...{ figure, over }} {...listed} {...leads} />
}

function WithFacilities(props: MapPanelProps) {
  const { choice, figures, wanted } = props.shown
  const { layers, finder } = wanted
  const { onChange } = props
  const onFinder = useCallback(
    (change: Partial<FinderState>) => onChange({ finder: { ...finder, ...change } }, { replace: true }),
    [onChange, finder],
  )
  const { list, all, reference } = useFacilities(figures.reference)
  const own = useMemo(() => {
    const isOwn = (one: Facility) =>
      choice.location === NATION ||
      [one.lga, one.state, reference.locations.get(one.state)?.parent].includes(choice.location)
    return all?.filter(isOwn) ?? []
  }, [all, choice.location, reference])
  const { over, parts } = useFinder({ all, own, reference, finder, onFinder })
  const layered = useMemo(() => ({ ...over, layers }), [over, layers])
  return (
    <>
      <PlainMap {...props} over={layered} />
      {all ? <FacilityFinder {...{ all, ...parts }} /> : <FacilitiesCome list={list} />}
    </>
  )
}
