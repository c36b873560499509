import type { Boxes } from '#sections/definition/control.ts'
import classes from '#web/controls/control-panel.module.css'
import type { Change } from './panel.ts'

interface BoxesFieldProps<State> {
  readonly control: Boxes<State>
  readonly onChange: Change<State>
}

/** Boxes under one label; one that cannot be ticked says why. */
export function BoxesField<State>({ control, onChange }: BoxesFieldProps<State>) {
  return (
    <fieldset className={classes.choices} data-wide>
      <legend className={classes.legend}>{control.label}</legend>
      <div className={classes.row}>
        {control.boxes.map((box) => {
          const { label, on, reason } = box
          const isOff = reason !== null
          return (
            <label
              key={label}
              className={classes.check}
              data-off={isOff || undefined}
              title={reason ?? undefined}
            >
              <input
                type="checkbox"
                checked={on && !isOff}
                disabled={isOff}
                aria-description={reason ?? undefined}
                onChange={(event) => onChange(box.change(event.currentTarget.checked))}
              />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
