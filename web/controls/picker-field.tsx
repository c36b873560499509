import { Suspense, useId, useState } from 'react'
import type { Classification } from '#domain/data-source/data-source.ts'
import classes from './picker.module.css'
import { PickerTrigger } from './picker-trigger.tsx'
import { Grid } from '#web/kit/layout.tsx'

interface PickerFieldProps {
  readonly label: string
  readonly quiet?: boolean | undefined
  readonly text: string
  readonly classification?: Classification | undefined
  /** Fetches the code of the open list. */
  readonly load: () => Promise<unknown>
  /** The open list with its button, for the id of the field. */
  readonly children: (id: string) => React.ReactNode
}

/** A label and a button; the list behind it is loaded when the reader turns to it. */
export function PickerField({ label, quiet, text, classification, load, children }: PickerFieldProps) {
  const id = useId()
  const [armed, setArmed] = useState(false)
  const intend = () => void load()
  const closed = (
    <PickerTrigger
      {...{ id, text, classification }}
      onClick={() => setArmed(true)}
      onPointerEnter={intend}
      onFocus={intend}
    />
  )
  return (
    <Grid columns={1} gap={4} shrinks className={classes.field} data-quiet={quiet || undefined}>
      <span className={quiet ? 'sr-only' : classes.label} id={`${id}-label`}>
        {label}
      </span>
      {armed ? <Suspense fallback={closed}>{children(id)}</Suspense> : closed}
    </Grid>
  )
}
