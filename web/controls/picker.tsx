import { lazy, Suspense, useId, useState } from 'react'
import classes from './picker.module.css'
import { type PickerProps, PickerTrigger } from './picker-trigger.tsx'

/** The list is a chunk of its own: nothing of it is loaded or mounted before a control is used. */
export const loadPickerList = () => import('./picker-list.tsx')
const PickerList = lazy(loadPickerList)

/** A labelled control that opens a searchable, grouped list. */
export function Picker(props: PickerProps) {
  const id = useId()
  const [armed, setArmed] = useState(false)
  const intend = () => void loadPickerList()
  const closed = (
    <PickerTrigger
      id={id}
      text={props.text}
      classification={props.classification}
      onClick={() => setArmed(true)}
      onPointerEnter={intend}
      onFocus={intend}
    />
  )
  return (
    <div className={classes.field} data-quiet={props.quiet || undefined}>
      <span className={props.quiet ? 'sr-only' : classes.label} id={`${id}-label`}>
        {props.label}
      </span>
      {armed ? (
        <Suspense fallback={closed}>
          <PickerList {...props} id={id} />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  )
}
