import { useMemo } from 'react'
import { saidOptions } from '#sections/definition/options.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { PickerPopup } from './picker-popup.tsx'
import type { PickerProps } from './picker-trigger.tsx'

/** The open list of a control with one choice. */
export default function PickerList(props: PickerProps & { readonly id: string }) {
  const { id, label, text, classification, value, options, onPick } = props
  const language = useLanguage()
  const chosen = useMemo(() => new Set([value]), [value])
  return (
    <PickerPopup
      {...{ id, label, text, classification, chosen }}
      multiple={false}
      options={saidOptions(options(), language)}
      refusal={(option) => option.reason}
      onPick={(picked) => {
        if (picked !== value) onPick(picked)
      }}
    />
  )
}
