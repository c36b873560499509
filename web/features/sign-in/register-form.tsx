import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { checkRegistration, type Registration, registrationSummary } from './registration-rules.ts'
import classes from './sign-in.module.css'
import { FIRST_FIELD } from './first-field.ts'
import { SocialButtons } from './social-buttons.tsx'

interface RegisterFormProps {
  readonly returnTo: string | undefined
  readonly onLogin: () => void
  /** `letter`: what became of the letter that confirms the address, and what to do with it. */
  readonly onRegistered: (username: string, letter: Message) => void
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

export const REGISTERED = message('sign-in.registered')

function aboutLetter(email: string, isSent: boolean): Message {
  return isSent ? message('sign-in.letter-sent', { email }) : message('sign-in.letter-not-sent', { email })
}

/** A new account, or one of another provider. Nothing typed is lost when the server refuses. */
export function RegisterForm({ returnTo, onLogin, onRegistered }: RegisterFormProps) {
  const { text } = useLanguage()
  const form = useForm({ initialValues: EMPTY, validate: checkRegistration(text) })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ confirmPassword: _again, terms: _accepted, ...account }) => {
      const { letter_sent } = await ask('POST /users', { body: account })
      void showToast({ kind: 'success', title: text(REGISTERED) })
      onRegistered(account.username, aboutLetter(account.email, letter_sent))
    },
    describe: (error) => registrationSummary(text, error.errors) ?? error.message,
  })
  return (
    <Stack as="form" gap={16} widest={640} noValidate onSubmit={onSubmit}>
      <SocialButtons returnTo={returnTo} words={text(message('sign-in.or-email'))} first />
      <FormError>{failure}</FormError>
      <Grid columns={2} gap={20} rows={16} align="start" className={classes.pair}>
        <PersonField fact="first-name" optional {...FIRST_FIELD} {...form.getInputProps('first_name')} />
        <PersonField fact="last-name" optional {...form.getInputProps('last_name')} />
        <PersonField fact="username" required {...form.getInputProps('username')} />
        <PersonField fact="email" required {...form.getInputProps('email')} />
        <PersonField fact="organisation" optional {...form.getInputProps('organization')} />
        <PersonField fact="role" optional {...form.getInputProps('profession')} />
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={form.getInputProps('confirmPassword')}
        />
      </Grid>
      <CheckField
        label={
          <Said
            what={message('sign-in.accept')}
            strong={(words) => (
              <Link href="/terms" target="_blank">
                {words}
              </Link>
            )}
          />
        }
        required
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
      <Row wrap gap={12} rows={8} align="center">
        <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
          {busy ? text(message('sign-in.creating')) : text(message('sign-in.create'))}
        </Button>
        <span>
          <Said
            what={message('sign-in.already')}
            strong={(words) => (
              <button type="button" className={classes.link} onClick={onLogin}>
                {words}
              </button>
            )}
          />
        </span>
      </Row>
    </Stack>
  )
}
