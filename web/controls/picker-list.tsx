import { useMemo } from 'react'
import { saidOptions } from '#sections/definition/options.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { OpenedBy } from './picker-field.tsx'
import { PickerPopup } from './picker-popup.tsx'
import type { PickerProps } from './picker-trigger.tsx'

/** The open list of a control with one choice. */
export default function PickerList(props: PickerProps & OpenedBy) {
  const { id, typed, label, text, classification, value, options, beyond, onPick } = props
  const language = useLanguage()
  const chosen = useMemo(() => new Set([value]), [value])
  return (
    <PickerPopup
      {...{ id, typed, label, text, classification, chosen, beyond }}
      multiple={false}
      options={saidOptions(options(), language)}
      refusal={(option) => option.reason}
      onPick={(picked) => {
        if (picked !== value) onPick(picked)
      }}
    />
  )
}
