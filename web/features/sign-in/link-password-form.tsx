import { useForm } from '@mantine/form'
import { AskError } from '#web/kit/ask-error.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { NewPasswordFields } from '#web/kit/form/new-password.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { checkNewPassword } from './registration-rules.ts'

interface LinkPasswordFormProps {
  /** Uses the link up with the password that was chosen. */
  readonly send: (password: string) => Promise<unknown>
  readonly action: string
  readonly actionNow: string
  /** In place of one that the account has already. */
  readonly isNew?: boolean
  readonly onRefused: () => void
}

/** Chooses a password by the link of an e-mail. */
export function LinkPasswordForm({
  send,
  onRefused,
  isNew = false,
  action,
  actionNow,
}: LinkPasswordFormProps) {
  const { text } = useLanguage()
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: checkNewPassword(text),
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ password }) => {
      try {
        await send(password)
      } catch (error) {
        if (!(error instanceof AskError && isAboutLink(error))) throw error
        onRefused()
      }
    },
  })
  return (
    <Stack as="form" gap={16} above={20} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <NewPasswordFields
        isNew={isNew}
        password={form.getInputProps('password')}
        confirmation={form.getInputProps('confirmPassword')}
      />
      <div>
        <Button kind="primary" type="submit" aria-busy={busy} disabled={busy}>
          {busy ? actionNow : action}
        </Button>
      </div>
    </Stack>
  )
}

/** The link is to blame, and nothing that can be typed. */
function isAboutLink({ errors }: AskError): boolean {
  return errors.token !== undefined
}
