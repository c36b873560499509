import { IconChevronDown, IconChevronUp } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { Button } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './map-form.module.css'
import { MapPeriodsPanel } from './map-periods-panel.tsx'

/** The controls before the switches of the map: its periods, where they play, and on a phone the button that unfolds the switches. */
export function MapFormPanel(props: PanelProps<MapsState, MapsChoice>) {
  return (
    <>
      {props.shown.wanted.through && <MapPeriodsPanel {...props} />}
      <Fold />
    </>
  )
}

/** On a phone the switches come when they are asked for, so that the map begins on the first screen. */
function Fold() {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const Sign = open ? IconChevronUp : IconChevronDown
  return (
    <div className={classes.fold} data-open={open || undefined}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {text(message('maps.drawn-how'))} <Sign size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}
