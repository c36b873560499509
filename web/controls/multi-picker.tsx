import type { MultiPickerProps } from './multi-picker-props.ts'
import { PickerField } from './picker-field.tsx'

const load = () => import('./multi-picker-list.tsx')

/** A labelled control that opens a searchable, grouped list in which several options can be ticked. */
export function MultiPicker(props: MultiPickerProps) {
  const { label, text } = props
  return <PickerField {...{ label, text, load }} list={props} />
}
