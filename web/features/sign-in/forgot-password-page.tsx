import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import classes from './sign-in-page.module.css'

/** Asks for a letter with a link to a new password. The answer is the same for everybody. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => (value.trim() === '' ? 'Type your e-mail address or your username.' : null),
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
      <h1>Forgot Password</h1>
      {sentTo === null ? (
        <>
          <p className={classes.lead}>
            Type the e-mail address or the username of your account. You get a letter with a link to choose a
            new password.
          </p>
          <Stack as="form" gap={16} above={20} noValidate onSubmit={onSubmit}>
            <FormError>{failure}</FormError>
            <TextField
              label="E-mail or username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('email')}
            />
            <div>
              <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
                {busy ? 'Sending…' : 'Send the link'}
              </Button>
            </div>
            <p>
              <Link href="/login">Back to the login</Link>
            </p>
          </Stack>
        </>
      ) : (
        <Stack role="status" gap={16} above={20}>
          <Message
            title="Look into your mail"
            actions={<Button onClick={() => setSentTo(null)}>Use another address, or send it again</Button>}
          >
            If {sentTo} belongs to an account, a letter is on its way to it. Its link can be used once, for 30
            minutes. Look among unwanted mail too.
          </Message>
        </Stack>
      )}
    </div>
  )
}
