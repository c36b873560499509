import type { Toggle } from '#sections/definition/control.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from '#web/controls/control-panel.module.css'
import type { Change } from '#web/panels/panel.ts'
import own from './fields.module.css'
import { message } from '#domain/message/message.ts'
import { useId } from '#web/kit/use-id.ts'

interface ToggleFieldProps<State> {
  readonly control: Toggle<State>
  readonly onChange: Change<State>
}

/** Something that is on or off: under its label in a control bar, behind it beside a figure. */
export function ToggleField<State>({ control, onChange }: ToggleFieldProps<State>) {
  const { text } = useLanguage()
  const language = useLanguage()
  const { labelled, among } = control
  const label = language.text(control.label)
  const reason = control.reason == null ? null : language.text(control.reason)
  const id = useId()
  const on = control.on && reason === null
  const input = (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={on}
      className={classes.switch}
      checked={on}
      disabled={reason !== null}
      aria-description={reason ?? undefined}
      onChange={(event) => onChange(control.change(event.currentTarget.checked))}
    />
  )
  if (labelled) {
    return (
      <div className={classes.choices} title={reason ?? undefined}>
        <label className={classes.legend} htmlFor={id}>
          {label}
        </label>
        <Row align="center" gap={16} className={classes.row}>
          {input}
          <span aria-hidden="true">{text(message(on ? 'controls.on' : 'controls.off'))}</span>
        </Row>
      </div>
    )
  }
  return (
    <Row as="span" inline align="center" gap={8} tone="soft" size={13} className={own.toggle}>
      <Row as="label" inline align="center" gap={8} className={own.toggle} htmlFor={id}>
        {label}
        {input}
        <span aria-hidden="true">{text(message(on ? 'controls.switched-on' : 'controls.switched-off'))}</span>
      </Row>
      {among && on && (
        <select
          aria-label={language.text(among.label)}
          value={among.value}
          onChange={(event) => onChange(among.change(event.currentTarget.value))}
        >
          {among.options.map(([value, text]) => (
            <option key={value} value={value}>
              {language.text(text)}
            </option>
          ))}
        </select>
      )}
    </Row>
  )
}
