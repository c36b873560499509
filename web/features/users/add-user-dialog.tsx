import { useForm } from '@mantine/form'
import { unmetRules } from '#domain/account/password-rules.ts'
import { type Role, ROLES, roleName } from '#domain/account/role.ts'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { PersonFields } from './person-fields.tsx'
import { useUserRules } from './user-rules.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

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

function passwordFault(password: string): Value | null {
  if (password === '') return message('users.password-missing')
  const unmet = unmetRules(password)
  if (unmet.length === 0) return null
  return message('users.password-needs', {
    rules: listOf(
      unmet.map(({ name }) => message('form.rule', { rule: name })),
      'apart',
    ),
  })
}

/** A new account, made by an administrator. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const rules = useUserRules()
  const form = useForm<NewUser>({
    initialValues: EMPTY,
    validate: {
      ...rules,
      password: (password, { by_link }) => {
        const fault = by_link ? null : passwordFault(password)
        return fault && text(fault)
      },
      confirmation: (confirmation, { password, by_link }) =>
        by_link || confirmation === password ? null : text(message('users.passwords-differ')),
      role: (chosen) => (chosen === '' ? text(message('users.role-missing')) : null),
    },
  })
  const submission = useSubmission(form, {
    send: async ({ confirmation, role, by_link, password, ...account }) => {
      const secret = by_link ? {} : { password }
      await change('POST /users', { body: { ...account, ...secret, role: role as Role } })
      void showToast({ kind: 'success', title: text(message('users.added')) })
      onClose()
    },
    describe: (refusal) =>
      Object.values(refusal.errors)[0]?.[0] ?? (refusal.message || text(message('users.not-added'))),
  })
  const { getInputProps } = form
  return (
    <FormDialog
      title={text(message('users.add'))}
      action={text(message('users.add'))}
      actionNow={text(message('users.adding'))}
      submission={submission}
      onClose={onClose}
    >
      <Grid columns={2} gap={20} rows={16} narrow={700}>
        <PersonFields getInputProps={getInputProps} />
        <SelectField
          label={text(message('manage.role'))}
          required
          options={[
            { value: '', label: text(message('users.choose-role')) },
            ...ROLES.map((role) => ({ value: role, label: text(roleName(role)) })),
          ]}
          {...getInputProps('role')}
        />
      </Grid>
      <CheckField
        label={text(message('users.by-link'))}
        help={text(message('users.by-link-help'))}
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
