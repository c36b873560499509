import { lazy } from 'react'
import type { MultiPickerProps } from './multi-picker-props.ts'
import { PickerField } from './picker-field.tsx'

const loadMultiPickerList = () => import('./multi-picker-list.tsx')
const MultiPickerList = lazy(loadMultiPickerList)

/** A labelled control that opens a searchable, grouped list in which several options can be ticked. */
export function MultiPicker(props: MultiPickerProps) {
  const { label, text } = props
  return (
    <PickerField {...{ label, text }} load={loadMultiPickerList}>
      {(id) => <MultiPickerList {...props} id={id} />}
    </PickerField>
  )
}
