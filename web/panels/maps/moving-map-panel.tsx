import { useEffect, useMemo, useState } from 'react'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { type Facility, facilitiesResource } from '#web/queries/facilities.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { NOTHING_OVER, type Overlay } from '#web/views/gl-map/overlay.ts'
import { FacilityFinder } from './facility-finder.tsx'
import { EVERY_FACILITY, wishedFor } from './facility-wish.ts'
import { LimitsForm } from './limits-form.tsx'
import { BANDS, type Origin } from './origin.ts'

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
      {facilities ? <WithFacilities {...props} /> : <PlainMap {...props} over={NOTHING_OVER} />}
    </>
  )
}

function PlainMap({ drawn, figure, leads, over }: MapPanelProps & { readonly over: Overlay }) {
  return drawn && figure && <MovingMap input={drawn} {...{ figure, over }} {...leads} />
}

function WithFacilities(props: MapPanelProps) {
  const { text } = useLanguage()
  const { choice, figures } = props.shown
  const { reference } = figures
  const list = useResource(facilitiesResource)
  useEffect(() => facilitiesResource.load(), [])
  const [wish, onWish] = useState(EVERY_FACILITY)
  const [origin, onOrigin] = useState<Origin | null>(null)
  const [isPicking, onPicking] = useState(false)
  const all = list.status === 'ready' ? list.value : null
  const own = useMemo(() => {
    const isOwn = (one: Facility) =>
      choice.location === NATION ||
      [one.lga, one.state, reference.locations.get(one.state)?.parent].includes(choice.location)
    return all?.filter(isOwn) ?? []
  }, [all, choice.location, reference])
  const over = useMemo<Overlay>(
    () => ({
      points: wishedFor(own, wish).flatMap(({ at }) => (at ? [at] : [])),
      origin: origin && { at: origin.at, rings: BANDS },
      onPick: isPicking
        ? (at) => {
            onPicking(false)
            onOrigin({ at, name: null })
          }
        : null,
    }),
    [own, wish, origin, isPicking],
  )
  return (
    <>
      <PlainMap {...props} over={over} />
      {list.status === 'failed' ? (
        <LoadFailureMessage
          what={message('maps.facilities')}
          reason={list.reason}
          onRetry={() => facilitiesResource.load()}
        />
      ) : all ? (
        <FacilityFinder {...{ all, own, wish, onWish, reference, origin, onOrigin, isPicking, onPicking }} />
      ) : (
        <Loading what={text(message('maps.facilities'))} />
      )}
    </>
  )
}
