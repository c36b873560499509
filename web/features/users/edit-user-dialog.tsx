import { useForm } from '@mantine/form'
import type { changeUser } from '#contract/accounts/user.ts'
import type { UserRow } from '#contract/admin/users.ts'
import { useProof } from '#web/account/use-proof.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { PersonFields } from './person-fields.tsx'
import { nameOf } from './user-identity.tsx'
import { USER_RULES } from './user-rules.ts'
import classes from './users.module.css'

interface EditUserDialogProps {
  readonly user: UserRow
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Corrects an account. When somebody else changed it meanwhile, nothing is overwritten and the form says so. */
export function EditUserDialog({ user, onSaved, onClose }: EditUserDialogProps) {
  const { username, email, first_name, last_name, organization, profession } = user
  const form = useForm({
    initialValues: { username, email, first_name, last_name, organization, profession },
    validate: USER_RULES,
  })
  const { withProof, dialog } = useProof()
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const updated_at = user.updated_at ?? ''
      const call = () => ask<typeof changeUser>('PUT', `/users/${user.id}`, { ...values, updated_at })
      const saved = await withProof(call)
      const text = saved.pending_email ? `${saved.pending_email} counts once its owner has confirmed it.` : ''
      void showToast({ kind: 'success', title: 'User updated successfully', text })
      onSaved()
    },
    describe: ({ message }) => `Failed to update user. ${message}`,
  })
  return (
    <Dialog form="centre" title={`Edit ${nameOf(user)}`} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <div className={classes.pair}>
          <PersonFields getInputProps={form.getInputProps} />
        </div>
        <div className={classes.formActions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving …' : 'Save'}
          </Button>
        </div>
      </form>
      {dialog}
    </Dialog>
  )
}
