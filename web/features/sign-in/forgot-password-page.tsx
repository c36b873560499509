import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './sign-in-page.module.css'

/** Asks for a letter with a link to a new password. The answer is the same for everybody. */
export default function ForgotPasswordPage() {
  const { text } = useLanguage()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => (value.trim() === '' ? text(message('sign-in.account-needed')) : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ email }) => {
      await ask('POST /account/forgot-password', { body: { email: email.trim() } })
      setSentTo(email.trim())
    },
  })
  return (
    <div className={classes.narrow}>
      <h1>{text(message('pages.forgot-password'))}</h1>
      {sentTo === null ? (
        <>
          <p className={classes.lead}>{text(message('sign-in.forgot-about'))}</p>
          <Stack as="form" gap={16} above={20} noValidate onSubmit={onSubmit}>
            <FormError>{failure}</FormError>
            <TextField
              label={text(message('sign-in.email-or-username'))}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('email')}
            />
            <div>
              <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
                {busy ? text(message('form.sending')) : text(message('sign-in.send-link'))}
              </Button>
            </div>
            <p>
              <Link href="/login">{text(message('sign-in.back-to-login'))}</Link>
            </p>
          </Stack>
        </>
      ) : (
        <Stack role="status" gap={16} above={20}>
          <Message
            title={text(message('sign-in.look-into-mail'))}
            actions={<Button onClick={() => setSentTo(null)}>{text(message('sign-in.send-again'))}</Button>}
          >
            {text(message('sign-in.link-sent', { address: sentTo }))}
          </Message>
        </Stack>
      )}
    </div>
  )
}
