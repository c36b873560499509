import { useForm } from '@mantine/form'
import { unmetRules } from '#domain/account/password-rules.ts'
import { type Role, ROLES, roleLabel } from '#domain/account/role.ts'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { PersonFields } from './person-fields.tsx'
import { USER_RULES } from './user-rules.ts'

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
  by_link: false,
}

type NewUser = typeof EMPTY

function passwordFault(password: string): string | null {
  if (password === '') return 'Password is required'
  const unmet = unmetRules(password)
  return unmet.length > 0 ? `It needs: ${unmet.map(({ sentence }) => sentence).join('; ')}.` : null
}

/** A new account, made by an administrator. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<NewUser>({
    initialValues: EMPTY,
    validate: {
      ...USER_RULES,
      password: (text, { by_link }) => (by_link ? null : passwordFault(text)),
      confirmation: (text, { password, by_link }) =>
        by_link || text === password ? null : 'Passwords do not match',
      role: (text) => (text === '' ? 'Please select a role' : null),
    },
  })
  const submission = useSubmission(form, {
    send: async ({ confirmation, role, by_link, password, ...account }) => {
      const secret = by_link ? {} : { password }
      await change('POST /users', { body: { ...account, ...secret, role: role as Role } })
      void showToast({ kind: 'success', title: 'User added successfully' })
      onClose()
    },
    describe: ({ message, errors }) => Object.values(errors)[0]?.[0] ?? (message || 'Failed to add user'),
  })
  const { getInputProps } = form
  return (
    <FormDialog
      title="Add User"
      action="Add User"
      actionNow="Adding …"
      submission={submission}
      onClose={onClose}
    >
      <Grid columns={2} gap={20} rows={16} narrow={700}>
        <PersonFields getInputProps={getInputProps} />
        <SelectField
          label="Role"
          required
          options={[
            { value: '', label: 'Select a role' },
            ...ROLES.map((role) => ({ value: role, label: roleLabel(role) })),
          ]}
          {...getInputProps('role')}
        />
      </Grid>
      <CheckField
        label="They choose the password themselves"
        help="A letter with a link goes to them either way. It names you and the username."
        {...getInputProps('by_link', { type: 'checkbox' })}
      />
      {!form.values.by_link && (
        <Grid columns={2} gap={20} rows={16} narrow={700}>
          <NewPasswordFields
            password={getInputProps('password')}
            confirmation={getInputProps('confirmation')}
          />
        </Grid>
      )}
    </FormDialog>
  )
}
