import { useForm } from '@mantine/form'
import { Button } from './button.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { FormError, TextArea } from './form/field.tsx'
import { useSubmission } from './form/use-submission.ts'

interface ReasonDialogProps {
  readonly title: string
  /** The word on the button that does it. */
  readonly action: string
  /** Sends the reason. An error that it throws is shown, and what was typed stays. */
  readonly onSend: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the reason of a refusal, which somebody else will read. */
export function ReasonDialog({ title, action, onSend, onClose }: ReasonDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (reason.trim() === '' ? 'Give the reason; the owner reads it.' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ reason }) => {
      await onSend(reason.trim())
      onClose()
    },
  })
  return (
    <Dialog form="centre" title={title} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.body}>
        <TextArea
          label="Reason"
          help="Whoever submitted it reads this."
          maxLength={1000}
          data-autofocus=""
          {...form.getInputProps('reason')}
        />
        <FormError>{failure}</FormError>
        <div className={classes.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
