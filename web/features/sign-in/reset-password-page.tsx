import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { checkNewPassword } from './registration-rules.ts'
import classes from './sign-in-page.module.css'

/** Chooses a new password by the link of a letter. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [outcome, setOutcome] = useState<'open' | 'done' | 'refused'>(token === '' ? 'refused' : 'open')
  return (
    <div className={classes.narrow}>
      <h1>New password</h1>
      {outcome === 'open' && (
        <ResetForm token={token} onDone={() => setOutcome('done')} onRefused={() => setOutcome('refused')} />
      )}
      <Stack role="status" gap={16} above={20}>
        {outcome === 'done' && (
          <Message
            title="Password updated successfully!"
            actions={
              <LinkButton kind="primary" href="/login">
                Log in
              </LinkButton>
            }
          >
            All sessions of the account have ended. Log in with the new password.
          </Message>
        )}
        {outcome === 'refused' && (
          <Message
            title="This link cannot be used"
            actions={
              <LinkButton kind="primary" href="/forgot-password">
                Get a new link
              </LinkButton>
            }
          >
            It is incomplete, was used before, or is older than 30 minutes. The password has not been changed.
          </Message>
        )}
      </Stack>
    </div>
  )
}

interface ResetFormProps {
  readonly token: string
  readonly onDone: () => void
  readonly onRefused: () => void
}

function ResetForm({ token, onDone, onRefused }: ResetFormProps) {
  const form = useForm({ initialValues: { password: '', confirmPassword: '' }, validate: checkNewPassword })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ password }) => {
      try {
        await ask('POST /account/reset-password', { body: { token, password } })
        onDone()
      } catch (error) {
        if (!(error instanceof AskError && isAboutLink(error))) throw error
        onRefused()
      }
    },
  })
  return (
    <Stack as="form" gap={16} above={20} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <NewPasswordFields
        label="New password"
        password={form.getInputProps('password')}
        confirmation={form.getInputProps('confirmPassword')}
      />
      <div>
        <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
          {busy ? 'Changing the password…' : 'Change the password'}
        </Button>
      </div>
    </Stack>
  )
}

/** The link is to blame, and nothing that can be typed. */
function isAboutLink({ errors }: AskError): boolean {
  return errors.token !== undefined
}
