import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { message } from '#domain/message/message.ts'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { AskError } from '#web/kit/ask-error.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { refreshOwnAccount, useOwnAccount } from '#web/queries/own-account.ts'
import classes from './sign-in-page.module.css'

type Outcome = 'asking' | 'done' | 'refused' | 'failed'

/** Confirms an e-mail address by the link of an e-mail. */
export default function VerifyEmailPage() {
  const { text } = useLanguage()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [outcome, confirm] = useConfirmation(token)
  const own = useOwnAccount()
  return (
    <div className={classes.narrow}>
      <h1>{text(message('pages.verify-email'))}</h1>
      {outcome === 'asking' && <Loading what={message('sign-in.confirmation')} />}
      <Stack role="status" gap={16} above={20}>
        {outcome === 'done' && (
          <Message
            title={text(message('sign-in.confirmed'))}
            actions={
              own.status === 'signed-in' ? (
                <LinkButton kind="primary" href="/account">
                  {text(message('sign-in.view-account'))}
                </LinkButton>
              ) : (
                <LinkButton kind="primary" href="/login">
                  {text(message('pages.login'))}
                </LinkButton>
              )
            }
          />
        )}
        {outcome === 'failed' && (
          <Message
            title={text(message('sign-in.no-answer'))}
            actions={<Button onClick={confirm}>{text(message('shell.again'))}</Button>}
          >
            {text(message('sign-in.link-unused'))}
          </Message>
        )}
        {outcome === 'refused' && (
          <Message
            title={text(message('sign-in.bad-link'))}
            actions={
              own.status === 'signed-in' ? (
                <LinkButton href="/account">{text(message('sign-in.view-account'))}</LinkButton>
              ) : (
                <LinkButton href="/login">{text(message('pages.login'))}</LinkButton>
              )
            }
          >
            {text(message('sign-in.verify-old'))}
          </Message>
        )}
      </Stack>
      {outcome === 'refused' && <ResendForm />}
    </div>
  )
}

/** Links that were asked for in this page: reading a page twice must not use a link up twice. */
const asked = new Map<string, Promise<Outcome>>()

function useConfirmation(token: string): readonly [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'refused' : 'asking')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (token === '') return
    let wanted = true
    const key = `${attempt} ${token}`
    const answer = asked.get(key) ?? confirmByLink(token)
    asked.set(key, answer)
    void answer.then((found) => wanted && setOutcome(found))
    return () => {
      wanted = false
    }
  }, [token, attempt])
  const again = () => {
    setOutcome('asking')
    setAttempt(attempt + 1)
  }
  return [outcome, again]
}

async function confirmByLink(token: string): Promise<Outcome> {
  try {
    await ask('POST /account/verify-email', { body: { token } })
    await refreshOwnAccount()
    return 'done'
  } catch (error) {
    return error instanceof AskError && error.status >= 400 && error.status < 500 ? 'refused' : 'failed'
  }
}

function ResendForm() {
  const { text } = useLanguage()
  const checks = useChecks()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: checks.email },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ email }) => {
      await ask('POST /account/verify-email/resend', { body: { email: email.trim() } })
      setIsSent(true)
    },
  })
  if (isSent) {
    return <p role="status">{text(message('sign-in.letter-again'))}</p>
  }
  return (
    <Stack as="form" gap={16} above={20} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <PersonField fact="email" {...form.getInputProps('email')} />
      <div>
        <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
          {busy ? text(message('form.sending')) : text(message('sign-in.new-letter'))}
        </Button>
      </div>
    </Stack>
  )
}
