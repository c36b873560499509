import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { digitsTyped } from '#domain/account/typed-code.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import type { Challenge } from './login-form.tsx'
import classes from './sign-in.module.css'
import { FIRST_FIELD } from './first-field.ts'

type StepMethod = Challenge['methods'][number]

interface SecondStepProps {
  readonly challenge: Challenge
  readonly onEnter: () => Promise<void>
  readonly onBack: () => void
}

/** The code after the password. */
export function SecondStep({ challenge, onEnter, onBack }: SecondStepProps) {
  const { text } = useLanguage()
  const { methods } = challenge
  const [method, setMethod] = useState<StepMethod>(methods[0] ?? 'totp')
  const mail = useMailedCode(methods[0] === 'email')
  const form = useForm({
    initialValues: { code: '', trust_device: false },
    validate: {
      code: (value) => (digitsTyped(value).length < 6 ? text(message('sign-in.whole-code')) : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await ask('POST /login/two-factor', {
        body: {
          method,
          ...values,
          code: digitsTyped(values.code),
        },
      })
      await onEnter()
    },
  })
  const change = (next: StepMethod) => {
    setMethod(next)
    form.setValues({ code: '' })
    form.clearErrors()
    if (next === 'email') void mail.send()
  }
  return (
    <Stack as="form" gap={16} widest={640} noValidate onSubmit={onSubmit}>
      <p>{text(message('sign-in.one-more-step'))}</p>
      <FormError>{failure ?? mail.failure}</FormError>
      {mail.said && method === 'email' && <p role="status">{mail.said}</p>}
      {method === 'email' && mail.said === null && (
        <Button onClick={() => void mail.send()} disabled={mail.busy}>
          {mail.busy ? text(message('form.sending')) : text(message('sign-in.send-code'))}
        </Button>
      )}
      <TextField
        key={method}
        label={text(message('sign-in.code', { method }))}
        // Nobody is sent to their mail before a code is on its way there.
        help={text(
          method === 'email' && mail.said === null
            ? message('sign-in.code-goes')
            : message('sign-in.code-about', { method }),
        )}
        autoComplete="one-time-code"
        inputMode={method === 'recovery' ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...FIRST_FIELD}
        {...form.getInputProps('code')}
      />
      <CheckField
        label={text(message('sign-in.trust'))}
        help={text(message('sign-in.trust-about'))}
        {...form.getInputProps('trust_device', { type: 'checkbox' })}
      />
      <Button kind="primary" type="submit" className={classes.wide ?? ''} aria-busy={busy} disabled={busy}>
        {busy ? text(message('sign-in.logging-in')) : text(message('sign-in.log-in'))}
      </Button>
      <Row wrap gap={12} rows={8} align="center">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} kind="quiet" onClick={() => change(other)}>
              {text(message('sign-in.way', { method: other }))}
            </Button>
          ))}
        {method === 'email' && mail.said !== null && (
          <Button kind="quiet" disabled={mail.busy} onClick={() => void mail.send()}>
            {text(message('sign-in.another-code'))}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {text(message('sign-in.back-to-password'))}
        </Button>
      </Row>
    </Stack>
  )
}

/** Sends a code by mail, by itself where that is the first way, and says what the server said to it. */
function useMailedCode(atOnce: boolean) {
  const { text } = useLanguage()
  const [said, setSaid] = useState<string | null>(null)
  const { busy, failure, run } = useTask((error) =>
    refusalText(error, text(message('sign-in.code-not-sent'))),
  )
  const send = () =>
    run(async () => {
      setSaid(null)
      setSaid((await ask('POST /login/two-factor/email', { body: {} })).detail)
    })
  const begun = useRef(false)
  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    void send()
  })
  return { busy, said, failure, send }
}
