import { useForm } from '@mantine/form'
import type { UserRow } from '#contract/admin/users.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { PersonFields } from './person-fields.tsx'
import { nameOf } from './user-identity.tsx'
import { useUserRules } from './user-rules.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface EditUserDialogProps {
  readonly user: UserRow
  readonly onClose: () => void
}

/** Corrects an account. When somebody else changed it meanwhile, nothing is overwritten and the form says so. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { text } = useLanguage()
  const { username, email, first_name, last_name, organization, profession } = user
  const form = useForm({
    initialValues: { username, email, first_name, last_name, organization, profession },
    validate: useUserRules(),
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      const { email: now, ...others } = values
      // An address that is sent as it is would end a change of it that its person has asked for.
      const body = { ...others, updated_at: user.updated_at ?? '', ...(now !== email && { email: now }) }
      const saved = await change('PUT /users/{id}', { path: { id: user.id }, body })
      void showToast({
        kind: 'success',
        title: text(message('users.updated')),
        text: emailText(saved.pending_email, values.email),
      })
      onClose()
    },
    describe: (refusal) => text(message('users.not-updated-because', { reason: refusal.message })),
  })
  // Whoever has not come yet is invited anew; everybody else confirms the address first.
  const emailText = (pending: string | null | undefined, now: string) => {
    if (pending) return text(message('users.email-pending', { email: pending }))
    return user.invited_at && now !== email ? text(message('users.invitation-goes', { email: now })) : ''
  }
  return (
    <FormDialog
      title={text(message('manage.edit-named', { name: nameOf(user) }))}
      action={text(message('manage.save'))}
      actionNow={text(message('manage.saving'))}
      submission={submission}
      onClose={onClose}
    >
      <Grid columns={2} gap={20} rows={16} narrow={700}>
        <PersonFields getInputProps={form.getInputProps} />
      </Grid>
    </FormDialog>
  )
}
