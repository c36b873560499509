import type { Boxes } from '#sections/definition/control.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from '#web/controls/control-panel.module.css'
import type { Change } from '#web/panels/panel.ts'

interface BoxesFieldProps<State> {
  readonly control: Boxes<State>
  readonly onChange: Change<State>
}

/** Boxes with one label; one that cannot be ticked says why. */
export function BoxesField<State>({ control, onChange }: BoxesFieldProps<State>) {
  const language = useLanguage()
  return (
    <fieldset className={classes.choices} data-wide>
      <legend className={control.labelled ? classes.legend : 'sr-only'}>
        {language.text(control.label)}
      </legend>
      <Row align="center" gap={16} rows={6} wrap={!control.labelled} className={classes.row}>
        {control.boxes.map((box) => {
          const { on } = box
          const label = language.text(box.label)
          const isOff = box.reason !== null
          const reason = box.reason === null ? undefined : language.text(box.reason)
          return (
            <Row
              key={label}
              as="label"
              inline
              align="center"
              gap={8}
              className={classes.check}
              data-off={isOff || undefined}
              title={reason}
            >
              <input
                type="checkbox"
                checked={on && !isOff}
                disabled={isOff}
                aria-description={reason}
                onChange={(event) => onChange(box.change(event.currentTarget.checked))}
              />
              {label}
            </Row>
          )
        })}
      </Row>
    </fieldset>
  )
}
