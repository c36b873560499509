import { PickerField } from './picker-field.tsx'
import type { PickerProps } from './picker-trigger.tsx'

/** The list is a chunk of its own: nothing of it is loaded or mounted before a reader turns to a control. */
const load = () => import('./picker-list.tsx')

/** A labelled control that opens a searchable, grouped list. */
export function Picker(props: PickerProps) {
  const { label, quiet, text, classification } = props
  return <PickerField {...{ label, quiet, text, classification, load }} list={props} />
}
