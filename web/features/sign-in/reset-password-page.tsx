import { useState } from 'react'
import { useSearch } from 'wouter'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import classes from './sign-in-page.module.css'

/** Chooses a new password by the link of a letter. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [outcome, setOutcome] = useState<'open' | 'done' | 'refused'>(token === '' ? 'refused' : 'open')
  return (
    <div className={classes.narrow}>
      <h1>New password</h1>
      {outcome === 'open' && (
        <LinkPasswordForm
          label="New password"
          action="Change the password"
          actionNow="Changing the password…"
          send={async (password) => {
            await ask('POST /account/reset-password', { body: { token, password } })
            setOutcome('done')
          }}
          onRefused={() => setOutcome('refused')}
        />
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
