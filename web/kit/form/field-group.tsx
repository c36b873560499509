import { Stack } from '../layout.tsx'
import classes from './field-group.module.css'

interface FieldGroupProps {
  readonly legend: string
  /** Something in the group is wrong; the form moves the focus there. */
  readonly invalid?: boolean
  readonly children: React.ReactNode
}

/** Fields that belong together, under a line and a name of their own. */
export function FieldGroup({ legend, invalid = false, children }: FieldGroupProps) {
  return (
    <Stack as="fieldset" gap={12} className={classes.group} data-invalid={invalid || undefined}>
      <legend>{legend}</legend>
      {children}
    </Stack>
  )
}
