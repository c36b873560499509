import { useContext } from 'react'
import type { Control } from '#sections/definition/control.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { later } from '#web/kit/later.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { BoxesField } from './boxes-field.tsx'
import classes from './fields.module.css'
import type { Change } from '#web/panels/panel.ts'
import { SectionWorkContext } from '#web/kit/section-work.ts'
import { ToggleField } from './toggle-field.tsx'

const AloneField = later(async () => (await import('./alone-field.tsx')).AloneField, {
  words: ['lists'],
})
const AskField = later(async () => (await import('./ask-field.tsx')).AskField)
const WorkStatus = later(async () => (await import('#web/kit/work-status.tsx')).WorkStatus)

interface ControlFieldProps<State> {
  readonly control: Control<State>
  readonly onChange: Change<State>
}

/** A control drawn from its data. */
export function ControlField<State>({ control, onChange }: ControlFieldProps<State>) {
  const language = useLanguage()
  const sectionWork = useContext(SectionWorkContext)
  const label = language.text(control.label)
  switch (control.control) {
    case 'picker': {
      const { value, classification } = control
      return (
        <Picker
          {...{ label, value, classification }}
          text={language.text(control.text)}
          options={() => control.options()}
          beyond={control.beyond}
          onPick={(next) => onChange(control.change(next))}
        />
      )
    }
    case 'multi-picker': {
      const { values, limit } = control
      return (
        <MultiPicker
          {...{ label, values, limit }}
          text={language.text(control.text)}
          limitNote={language.text(control.limitNote)}
          options={() => control.options()}
          onChange={(next) => onChange(control.change(next))}
        />
      )
    }
    case 'segmented': {
      const { labelled = false, notOnPhone, value } = control
      const off = control.off && new Map([...control.off].map(([word, why]) => [word, language.text(why)]))
      const words = (
        <SegmentedControl
          {...{ labelled, value, off }}
          options={control.options.map(([word, text]) => [word, language.text(text)] as const)}
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
      return <WordButton onClick={() => onChange(control.change)}>{label}</WordButton>
    case 'alone':
      return <AloneField control={control} onChoose={(value) => onChange(control.change(value))} />
    case 'note':
      return <span>{label}</span>
    case 'ask':
      return <AskField control={control} onAsk={() => onChange(control.change)} />
    case 'work-status':
      return sectionWork && <WorkStatus work={sectionWork.work} what={label} />
  }
}
