import { Stack } from '#web/kit/layout.tsx'
import classes from './choice.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

/** A labelled choice by the browser's own list, which also opens inside a dialog. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Stack as="label" gap={4} className={classes.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Stack>
  )
}
