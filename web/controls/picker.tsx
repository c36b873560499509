import { lazy } from 'react'
import { PickerField } from './picker-field.tsx'
import type { PickerProps } from './picker-trigger.tsx'

/** The list is a chunk of its own: nothing of it is loaded or mounted before a control is used. */
export const loadPickerList = () => import('./picker-list.tsx')
const PickerList = lazy(loadPickerList)

/** A labelled control that opens a searchable, grouped list. */
export function Picker(props: PickerProps) {
  const { label, quiet, text, classification } = props
  return (
    <PickerField {...{ label, quiet, text, classification }} load={loadPickerList}>
      {(id) => <PickerList {...props} id={id} />}
    </PickerField>
  )
}
