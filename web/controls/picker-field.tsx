import type { ComponentType } from 'react'
import type { Classification } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { Grid } from '#web/kit/layout.tsx'
import { FailureLine } from '#web/kit/state-message.tsx'
import classes from './picker.module.css'
import { PickerTrigger } from './picker-trigger.tsx'
import { useOpenedList } from './use-opened-list.ts'
import { useId } from '#web/kit/use-id.ts'

/** The values that a field gives the list that it opens. */
export interface OpenedBy {
  readonly id: string
  /** The first words of the search. */
  readonly typed: string
}

interface PickerFieldProps<List> {
  readonly label: string
  readonly quiet?: boolean | undefined
  readonly text: string
  readonly classification?: Classification | undefined
  /** Fetches the code of the open list. */
  readonly load: () => Promise<{ readonly default: ComponentType<List & OpenedBy> }>
  readonly list: List
}

/** A label and a button; the list behind it is loaded when the reader turns to it. */
export function PickerField<List extends object>(props: PickerFieldProps<List>) {
  const { label, quiet, text, classification, load, list } = props
  const id = useId()
  const { opened, hasFailed, retry, control } = useOpenedList(load)
  return (
    <Grid columns={1} gap={4} shrinks className={classes.field} data-quiet={quiet || undefined}>
      <span className={quiet ? 'sr-only' : classes.label} id={`${id}-label`}>
        {label}
      </span>
      {opened ? (
        <opened.List {...list} id={id} typed={opened.typed} />
      ) : (
        <PickerTrigger {...{ id, text, classification }} {...control} />
      )}
      {hasFailed && <FailureLine what={message('controls.the-list')} isNote onRetry={retry} />}
    </Grid>
  )
}
