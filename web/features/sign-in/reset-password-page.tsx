import { useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import classes from './sign-in-page.module.css'

/** Chooses a new password by the link of an e-mail. */
export default function ResetPasswordPage() {
  const { text } = useLanguage()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [outcome, setOutcome] = useState<'open' | 'done' | 'refused'>(token === '' ? 'refused' : 'open')
  return (
    <div className={classes.narrow}>
      <h1>{text(message('sign-in.new-password'))}</h1>
      {outcome === 'open' && (
        <LinkPasswordForm
          isNew
          action={text(message('sign-in.change-password'))}
          actionNow={text(message('sign-in.changing'))}
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
            title={text(message('security.updated'))}
            actions={
              <LinkButton kind="primary" href="/login">
                {text(message('pages.login'))}
              </LinkButton>
            }
          >
            {text(message('sign-in.sessions-ended'))}
          </Message>
        )}
        {outcome === 'refused' && (
          <Message
            title={text(message('sign-in.bad-link'))}
            actions={
              <LinkButton kind="primary" href="/forgot-password">
                {text(message('sign-in.new-link'))}
              </LinkButton>
            }
          >
            {text(message('sign-in.reset-old'))}
          </Message>
        )}
      </Stack>
    </div>
  )
}
