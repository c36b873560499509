import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type PasswordRule, unmetRules } from '#domain/account/password-rules.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'

const EMPTY = { current_password: '', new_password: '', confirmation: '' }

interface PasswordFormProps {
  /** Put before the sentence about two different passwords: `Error: ` in the administration. */
  readonly prefix?: string
  readonly onDone?: () => void
}

/** A new password for the account that is signed in (specification of accounts §5 and §8). Other sessions end. */
export function PasswordForm({ prefix = '', onDone }: PasswordFormProps) {
  const { text } = useLanguage()
  const [unmet, setUnmet] = useState<readonly PasswordRule[]>([])
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      current_password: (value) => (value === '' ? text(message('security.current-needed')) : null),
      new_password: (value) => (unmetRules(value).length > 0 ? text(message('security.unusable')) : null),
      confirmation: (value, values) =>
        value === values.new_password ? null : `${prefix}${text(message('security.mismatch'))}`,
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ current_password, new_password }) => {
      await ask('PUT /users/update_password', { body: { current_password, new_password } })
      form.reset()
      void showToast({ kind: 'success', title: text(message('security.updated')) })
      onDone?.()
    },
    describe: ({ message: reason }) =>
      text(message('security.not-updated', { reason: reason || message('security.error-occurred') })),
  })
  return (
    <>
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          setUnmet(unmetRules(form.getValues().new_password))
          onSubmit(event)
        }}
      >
        <FormError>{failure}</FormError>
        <PasswordField
          label={text(message('security.current'))}
          autoComplete="current-password"
          required
          {...form.getInputProps('current_password')}
        />
        <Grid columns={2} gap={20} rows={16} narrow={560}>
          <NewPasswordFields
            isNew
            password={form.getInputProps('new_password')}
            confirmation={form.getInputProps('confirmation')}
          />
        </Grid>
        <Row wrap gap={8} align="center">
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? text(message('security.changing')) : text(message('security.change'))}
          </Button>
          <Text as="span" tone="faint" size={13}>
            {text(message('security.stay-signed-in'))}
          </Text>
        </Row>
      </Stack>
      {unmet.length > 0 && <InvalidPassword unmet={unmet} onClose={() => setUnmet([])} />}
    </>
  )
}

function InvalidPassword(props: { readonly unmet: readonly PasswordRule[]; readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('security.invalid'))} onClose={props.onClose}>
      <p>{text(message('security.needs'))}</p>
      <ul>
        {props.unmet.map(({ name }) => (
          <li key={name}>{text(message('form.rule', { rule: name }))}</li>
        ))}
      </ul>
      <Button kind="primary" data-autofocus="" onClick={props.onClose}>
        {text(message('security.ok'))}
      </Button>
    </Dialog>
  )
}
