import type { Control } from '#sections/definition/control.ts'
import { Either } from '#web/controls/either.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { BoxesField } from './boxes-field.tsx'
import classes from './control-field.module.css'
import type { Change } from './panel.ts'
import { ToggleField } from './toggle-field.tsx'

interface ControlFieldProps<State> {
  readonly control: Control<State>
  readonly onChange: Change<State>
}

/** A control drawn from its data. */
export function ControlField<State>({ control, onChange }: ControlFieldProps<State>) {
  switch (control.control) {
    case 'picker': {
      const { label, value, text, classification } = control
      return (
        <Picker
          {...{ label, value, text, classification }}
          options={() => control.options()}
          onPick={(next) => onChange(control.change(next))}
        />
      )
    }
    case 'multi-picker': {
      const { label, values, text, limit, limitNote } = control
      return (
        <MultiPicker
          {...{ label, values, text, limit, limitNote }}
          options={() => control.options()}
          onChange={(next) => onChange(control.change(next))}
        />
      )
    }
    case 'either': {
      const { label, labelled = false, notOnPhone, options, value } = control
      const words = (
        <Either
          {...{ labelled, options, value }}
          name={label}
          onChoose={(next) => onChange(control.change(next))}
        />
      )
      return notOnPhone ? <span className={classes.notOnPhone}>{words}</span> : words
    }
    case 'toggle':
      return <ToggleField {...{ control, onChange }} />
    case 'boxes':
      return <BoxesField {...{ control, onChange }} />
    case 'step':
      return (
        <button type="button" className={classes.step} onClick={() => onChange(control.change)}>
          {control.label}
        </button>
      )
    case 'note':
      return <span>{control.label}</span>
  }
}
