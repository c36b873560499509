import { useForm } from '@mantine/form'
import type { declineSubmission, Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './approve-plugins.module.css'

interface DeclineDialogProps {
  readonly submission: Submission
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Declines with a reason, which the author reads. */
export function DeclineDialog({ submission, onDecided, onClose }: DeclineDialogProps) {
  const { id, title, version } = submission
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (text) => (text.trim() === '' ? 'Say why, so that the author can do better.' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await ask<typeof declineSubmission>('POST', `/plugin-submissions/${id}/decline`, values)
      void showToast({ kind: 'success', title: `“${title}” was declined` })
      onClose()
      onDecided()
    },
  })
  return (
    <Dialog form="centre" title={`Decline “${title}” ${version}?`} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <TextArea
          label="Reason"
          help="Its author is told. They may submit the plugin again."
          maxLength={1000}
          {...form.getInputProps('reason')}
        />
        <div className={classes.formActions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            Decline
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
