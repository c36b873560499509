import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import type { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './sign-in.module.css'
import { FIRST_FIELD } from './first-field.ts'
import { SocialButtons } from './social-buttons.tsx'

/** What the second step needs: how it can be done. */
export interface Challenge {
  readonly methods: readonly ('totp' | 'email' | 'recovery')[]
}

interface LoginFormProps {
  /** Filled in at first. */
  readonly username: string
  readonly returnTo: string | undefined
  readonly onEnter: () => Promise<void>
  readonly onSecondStep: (challenge: Challenge) => void
  readonly onRegister: () => void
  /** Another page takes over: a dialog closes. */
  readonly onLeave: () => void
}

/** Username and password, other providers, and the ways to a forgotten password and to a new account. */
export function LoginForm({
  username,
  returnTo,
  onEnter,
  onSecondStep,
  onRegister,
  onLeave,
}: LoginFormProps) {
  const form = useForm({
    initialValues: { username, password: '' },
    validate: {
      username: (value) => (value.trim() === '' ? 'Type your username or your e-mail address.' : null),
      password: (value) => (value === '' ? 'Type your password.' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ username: name, password }) => {
      const answer = await ask('POST /login', { body: { username: name.trim(), password } })
      if ('two_factor' in answer) onSecondStep({ methods: answer.two_factor })
      else await onEnter()
    },
    describe: refusalOf,
  })
  return (
    <Stack as="form" gap={16} widest={640} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        label="Username"
        help="Your e-mail address will do as well."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...(username === '' && FIRST_FIELD)}
        {...form.getInputProps('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...(username !== '' && FIRST_FIELD)}
        {...form.getInputProps('password')}
      />
      <p className={classes.forgot}>
        <Link href="/forgot-password" onClick={onLeave}>
          Forgot Password
        </Link>
      </p>
      <Button kind="primary" type="submit" className={classes.wide ?? ''} aria-busy={busy} disabled={busy}>
        {busy ? 'Logging in…' : 'LOG IN'}
      </Button>
      <SocialButtons returnTo={returnTo} words="or" />
      <Button className={classes.wide ?? ''} onClick={onRegister}>
        CREATE AN ACCOUNT
      </Button>
    </Stack>
  )
}

/** The texts of the specification (§8), whatever the reason, in one place: the form. */
function refusalOf({ code, message, errors }: AskError): string {
  if (code === 'sign-in-refused') return 'Something went wrong: Confirm username and password'
  return Object.keys(errors).length > 0 ? '' : message
}
