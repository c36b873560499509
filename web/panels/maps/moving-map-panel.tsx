import { useEffect, useMemo } from 'react'
import { NATION } from '#domain/location/location.ts'
import type { Position } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { type Facility, facilitiesResource } from '#web/queries/facilities.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { FacilityFinder } from './facility-finder.tsx'
import { LimitsForm } from './limits-form.tsx'

type MapPanelProps = PanelProps<MapsState, FigureChoice>

/** The map of the section, with the limits of its classes where they are set by hand, and facilities where they are asked for. */
export function MovingMapPanel(props: MapPanelProps) {
  const { shown, onChange } = props
  const { classes, limits, facilities } = shown.wanted
  return (
    <>
      {classes === 'own' && (
        <LimitsForm key={limits.join()} limits={limits} onLimits={(next) => onChange({ limits: next })} />
      )}
      {facilities ? <WithFacilities {...props} /> : <PlainMap {...props} points={NONE} />}
    </>
  )
}

const NONE: readonly Position[] = []

function PlainMap({
  drawn,
  figure,
  leads,
  points,
}: MapPanelProps & { readonly points: readonly Position[] }) {
  return drawn && figure && <MovingMap input={drawn} {...{ figure, points }} {...leads} />
}

function WithFacilities(props: MapPanelProps) {
  const { text } = useLanguage()
  const { choice, figures } = props.shown
  const { reference } = figures
  const list = useResource(facilitiesResource)
  useEffect(() => facilitiesResource.load(), [])
  const all = list.status === 'ready' ? list.value : null
  const own = useMemo(() => {
    const isOwn = (one: Facility) =>
      choice.location === NATION ||
      [one.lga, one.state, reference.locations.get(one.state)?.parent].includes(choice.location)
    return all?.filter(isOwn) ?? []
  }, [all, choice.location, reference])
  const points = useMemo(() => own.flatMap(({ at }) => (at ? [at] : [])), [own])
  return (
    <>
      <PlainMap {...props} points={points} />
      {list.status === 'failed' ? (
        <LoadFailureMessage
          what={message('maps.facilities')}
          reason={list.reason}
          onRetry={() => facilitiesResource.load()}
        />
      ) : all ? (
        <FacilityFinder facilities={own} reference={reference} />
      ) : (
        <Loading what={text(message('maps.facilities'))} />
      )}
    </>
  )
}
