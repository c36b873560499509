import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
  const form = useForm({
    initialValues: { username, password: '' },
    validate: {
      username: (value) => (value.trim() === '' ? text(message('sign-in.username-needed')) : null),
      password: (value) => (value === '' ? text(message('sign-in.password-needed')) : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ username: name, password }) => {
      const answer = await ask('POST /login', { body: { username: name.trim(), password } })
      if ('two_factor' in answer) onSecondStep({ methods: answer.two_factor })
      else await onEnter()
    },
    // The texts of the specification (§8), whatever the reason, in one place: the form.
    describe: ({ code, errors, message: sentence }) => {
      if (code === 'sign-in-refused') return text(message('sign-in.refused'))
      return Object.keys(errors).length > 0 ? '' : sentence
    },
  })
  return (
    <Stack as="form" gap={16} widest={640} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <PersonField
        fact="username"
        help={text(message('sign-in.username-about'))}
        {...(username === '' && FIRST_FIELD)}
        {...form.getInputProps('username')}
      />
      <PasswordField
        label={text(message('sign-in.password'))}
        autoComplete="current-password"
        {...(username !== '' && FIRST_FIELD)}
        {...form.getInputProps('password')}
      />
      <p className={classes.forgot}>
        <Link href="/forgot-password" onClick={onLeave}>
          {text(message('pages.forgot-password'))}
        </Link>
      </p>
      <Button kind="primary" type="submit" className={classes.wide ?? ''} aria-busy={busy} disabled={busy}>
        {busy ? text(message('sign-in.logging-in')) : text(message('sign-in.log-in'))}
      </Button>
      <SocialButtons returnTo={returnTo} words={text(message('sign-in.or'))} />
      <Button className={classes.wide ?? ''} onClick={onRegister}>
        {text(message('sign-in.create'))}
      </Button>
    </Stack>
  )
}
