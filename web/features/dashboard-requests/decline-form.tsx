import { useForm } from '@mantine/form'
import type {
  CustomDashboardRow,
  declineCustomDashboard,
} from '#contract/custom-dashboards/custom-dashboard.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './decline-form.module.css'

interface DeclineFormProps {
  readonly row: CustomDashboardRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Declines a request, with the reason that its owner reads. */
export function DeclineForm({ row, onDone, onClose }: DeclineFormProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? 'Give the reason; the owner reads it.' : null) },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ reason }) => {
      const { id, version, name_of_dashboard: title } = row
      await ask<typeof declineCustomDashboard>('POST', `/custom-dashboard/${id}/decline`, { version, reason })
      await showToast({ kind: 'success', title: `${title} was declined` })
      onDone()
      onClose()
    },
  })
  return (
    <Dialog form="centre" title={`Decline ${row.name_of_dashboard}`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextArea
          label="Reason"
          help="What would have to change. The owner reads it."
          maxLength={1000}
          required
          {...form.getInputProps('reason')}
        />
        <div className={classes.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            Decline
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
