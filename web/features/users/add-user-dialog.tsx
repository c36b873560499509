import { useForm } from '@mantine/form'
import type { register } from '#contract/accounts/registration.ts'
import { unmetRules } from '#domain/account/password-rules.ts'
import { type Role, ROLES, roleLabel } from '#domain/account/role.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, SelectField } from '#web/kit/form/field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { PersonFields } from './person-fields.tsx'
import { USER_RULES } from './user-rules.ts'
import classes from './users.module.css'

const EMPTY = {
  username: '',
  email: '',
  first_name: '',
  last_name: '',
  organization: '',
  profession: '',
  password: '',
  confirmation: '',
  role: '',
}

type NewUser = typeof EMPTY

function passwordFault(password: string): string | null {
  if (password === '') return 'Password is required'
  const unmet = unmetRules(password)
  return unmet.length > 0 ? `It needs: ${unmet.map(({ sentence }) => sentence).join('; ')}.` : null
}

interface AddUserDialogProps {
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** A new account, made by an administrator. */
export function AddUserDialog({ onAdded, onClose }: AddUserDialogProps) {
  const form = useForm<NewUser>({
    initialValues: EMPTY,
    validate: {
      ...USER_RULES,
      password: passwordFault,
      confirmation: (text, { password }) => (text === password ? null : 'Passwords do not match'),
      role: (text) => (text === '' ? 'Please select a role' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ confirmation, role, ...account }) => {
      await ask<typeof register>('POST', '/users', { ...account, role: role as Role })
      void showToast({ kind: 'success', title: 'User added successfully' })
      onAdded()
    },
    describe: ({ message, errors }) => {
      const text = Object.values(errors)[0]?.[0] ?? (message || 'Failed to add user')
      void showToast({ kind: 'error', title: 'Error', text })
      return text
    },
  })
  const { getInputProps } = form
  return (
    <Dialog form="centre" title="Add User" onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <div className={classes.pair}>
          <PersonFields getInputProps={getInputProps} />
          <NewPasswordFields
            password={getInputProps('password')}
            confirmation={getInputProps('confirmation')}
          />
          <SelectField
            label="Role"
            required
            options={[
              { value: '', label: 'Select a role' },
              ...ROLES.map((role) => ({ value: role, label: roleLabel(role) })),
            ]}
            {...getInputProps('role')}
          />
        </div>
        <div className={classes.formActions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Adding …' : 'Add User'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
