import type { Control } from '#sections/definition/control.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ControlField } from './control-field.tsx'
import type { Change } from '#web/panels/panel.ts'

interface SwitchesProps<State> {
  readonly switches: readonly Control<State>[]
  readonly onChange: Change<State>
}

/** The choices of form that belong to one figure. */
export function Switches<State>({ switches, onChange }: SwitchesProps<State>) {
  const language = useLanguage()
  return (
    <Row wrap align="center" gap={16} rows={8} tone="soft" size={13}>
      {switches.map((control) => (
        <ControlField key={language.text(control.label)} control={control} onChange={onChange} />
      ))}
    </Row>
  )
}
