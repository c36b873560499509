import { useForm } from '@mantine/form'
import { message } from '#domain/message/message.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import type { AskError } from '#web/kit/ask-error.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface ProofDialogProps {
  readonly title: string
  readonly children: React.ReactNode
  /** On the button that does it, and on the one that does not. */
  readonly yes: string
  readonly no?: string
  /** It destroys something. */
  readonly isDanger?: boolean
  /** False for people who have no password: they sign in with another provider alone. */
  readonly asksPassword: boolean
  /** Does it; the dialog stays open with what went wrong. */
  readonly onConfirm: (password: string | undefined) => Promise<void>
  readonly describe?: (error: AskError) => string
  readonly onClose: () => void
}

/** Asks whether it is meant, and by whom: with the password of the account. */
export function ProofDialog(props: ProofDialogProps) {
  const { text } = useLanguage()
  const {
    title,
    children,
    yes,
    no = text(message('shell.cancel')),
    isDanger = false,
    asksPassword,
    describe,
    onClose,
  } = props
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (value) => (asksPassword && value === '' ? text(message('security.type-yours')) : null),
    },
  })
  const submission = useSubmission(form, {
    send: ({ password }) => props.onConfirm(asksPassword ? password : undefined),
    ...(describe && { describe }),
  })
  return (
    <FormDialog title={title} action={yes} cancel={no} {...{ isDanger, submission, onClose }}>
      <div>{children}</div>
      {asksPassword && (
        <PasswordField
          label={text(message('security.yours'))}
          autoComplete="current-password"
          required
          data-autofocus=""
          {...form.getInputProps('password')}
        />
      )}
    </FormDialog>
  )
}
