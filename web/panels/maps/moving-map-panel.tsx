import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { LimitsForm } from './limits-form.tsx'

/** The map of the section, with the limits of its classes where they are set by hand. */
export function MovingMapPanel(props: PanelProps<MapsState, FigureChoice>) {
  const { shown, drawn, figure, leads, onChange } = props
  const { classes, limits } = shown.wanted
  return (
    <>
      {classes === 'own' && (
        <LimitsForm key={limits.join()} limits={limits} onLimits={(next) => onChange({ limits: next })} />
      )}
      {drawn && figure && <MovingMap input={drawn} figure={figure} {...leads} />}
    </>
  )
}
