import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextField } from '#web/kit/form/field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { checkRegistration, type Registration, registrationSummary } from './registration-rules.ts'
import classes from './sign-in.module.css'
import { FIRST_FIELD } from './first-field.ts'
import { SocialButtons } from './social-buttons.tsx'

interface RegisterFormProps {
  readonly returnTo: string | undefined
  readonly onLogin: () => void
  /** `letter`: what became of the letter that confirms the address, and what to do with it. */
  readonly onRegistered: (username: string, letter: string) => void
}

const EMPTY: Registration = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  organization: '',
  profession: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

export const REGISTERED = 'Congratulations, Successfully Registered, Please Login'

function aboutLetter(email: string, isSent: boolean): string {
  return isSent
    ? `A letter is on its way to ${email}. Open the link in it to confirm your address: before you do, nothing of yours can be published.`
    : `The letter that confirms ${email} could not be sent. Ask for it again in your account.`
}

/** A new account, or one of another provider. Nothing typed is lost when the server refuses. */
export function RegisterForm({ returnTo, onLogin, onRegistered }: RegisterFormProps) {
  const form = useForm({ initialValues: EMPTY, validate: checkRegistration })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ confirmPassword: _again, terms: _accepted, ...account }) => {
      const { letter_sent } = await ask('POST /users', { body: account })
      void showToast({ kind: 'success', title: REGISTERED })
      onRegistered(account.username, aboutLetter(account.email, letter_sent))
    },
    describe: (error: AskError) => registrationSummary(error.errors) ?? error.message,
  })
  return (
    <Stack as="form" gap={16} widest={640} noValidate onSubmit={onSubmit}>
      <SocialButtons returnTo={returnTo} words="or with e-mail" first />
      <FormError>{failure}</FormError>
      <Grid columns={2} gap={20} rows={16} align="start" className={classes.pair}>
        <TextField
          label="First name"
          optional
          autoComplete="given-name"
          {...FIRST_FIELD}
          {...form.getInputProps('first_name')}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          {...form.getInputProps('last_name')}
        />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps('username')}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...form.getInputProps('email')}
        />
        <TextField
          label="Organisation"
          optional
          autoComplete="organization"
          {...form.getInputProps('organization')}
        />
        <TextField
          label="Role"
          optional
          autoComplete="organization-title"
          {...form.getInputProps('profession')}
        />
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={form.getInputProps('confirmPassword')}
        />
      </Grid>
      <CheckField
        label={
          <>
            I accept all{' '}
            <Link href="/terms" target="_blank">
              Terms and Conditions
            </Link>
          </>
        }
        required
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
      <Row wrap gap={12} rows={8} align="center">
        <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
          {busy ? 'Creating the account…' : 'CREATE AN ACCOUNT'}
        </Button>
        <span>
          Already registered?{' '}
          <button type="button" className={classes.link} onClick={onLogin}>
            Log in
          </button>
        </span>
      </Row>
    </Stack>
  )
}
