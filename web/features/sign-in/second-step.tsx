import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { digitsTyped } from '#domain/account/typed-code.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import type { Challenge } from './login-form.tsx'
import classes from './sign-in.module.css'
import { FIRST_FIELD } from './first-field.ts'

type StepMethod = Challenge['methods'][number]

const WORDS: Readonly<Record<StepMethod, { way: string; label: string; help: string }>> = {
  totp: {
    way: 'Use my authenticator',
    label: 'Code of your authenticator',
    help: 'Six digits from the app on your telephone.',
  },
  email: {
    way: 'Send me a code by e-mail',
    label: 'Code from the e-mail',
    help: 'Look into your mail; the newest code counts.',
  },
  recovery: {
    way: 'Use a recovery code',
    label: 'Recovery code',
    help: 'One of those you kept when you turned the second step on. Each is good once.',
  },
}

/** Nobody is sent to their mail before a code is on its way there. */
const NOT_SENT = 'A code is sent to the e-mail address of your account.'

interface SecondStepProps {
  readonly challenge: Challenge
  readonly onEnter: () => Promise<void>
  readonly onBack: () => void
}

/** The code after the password. */
export function SecondStep({ challenge, onEnter, onBack }: SecondStepProps) {
  const { methods } = challenge
  const [method, setMethod] = useState<StepMethod>(methods[0] ?? 'totp')
  const mail = useMailedCode(methods[0] === 'email')
  const form = useForm({
    initialValues: { code: '', trust_device: false },
    validate: { code: (value) => (digitsTyped(value).length < 6 ? 'Type the whole code.' : null) },
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
      <p>One more step shows that it is you.</p>
      <FormError>{failure ?? mail.failure}</FormError>
      {mail.said && method === 'email' && <p role="status">{mail.said}</p>}
      {method === 'email' && mail.said === null && (
        <Button onClick={() => void mail.send()} disabled={mail.busy}>
          {mail.busy ? 'Sending…' : 'Send the code'}
        </Button>
      )}
      <TextField
        key={method}
        label={WORDS[method].label}
        help={method === 'email' && mail.said === null ? NOT_SENT : WORDS[method].help}
        autoComplete="one-time-code"
        inputMode={method === 'recovery' ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...FIRST_FIELD}
        {...form.getInputProps('code')}
      />
      <CheckField
        label="Trust this device for 30 days"
        help="Only on a device that nobody else uses."
        {...form.getInputProps('trust_device', { type: 'checkbox' })}
      />
      <Button kind="primary" type="submit" className={classes.wide ?? ''} aria-busy={busy} disabled={busy}>
        {busy ? 'Logging in…' : 'LOG IN'}
      </Button>
      <Row wrap gap={12} rows={8} align="center">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} kind="quiet" onClick={() => change(other)}>
              {WORDS[other].way}
            </Button>
          ))}
        {method === 'email' && mail.said !== null && (
          <Button kind="quiet" disabled={mail.busy} onClick={() => void mail.send()}>
            Send another code
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          Back to the password
        </Button>
      </Row>
    </Stack>
  )
}

/** Sends a code by mail, by itself where that is the first way, and says what the server said to it. */
function useMailedCode(atOnce: boolean) {
  const [said, setSaid] = useState<string | null>(null)
  const { busy, failure, run } = useTask((error) => refusalText(error, 'The code could not be sent.'))
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
