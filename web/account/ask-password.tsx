import { useForm } from '@mantine/form'
import { message } from '#domain/message/message.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import type { ProofWish } from '#web/queries/proof.ts'

/** For what the server does only for somebody who typed their password lately: it is asked for, and the call goes on. */
export default function AskPassword({ wish: { proven, givenUp } }: { readonly wish: ProofWish }) {
  const { text } = useLanguage()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? text(message('security.required')) : null) },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      await ask('POST /account/prove', { body: values })
      proven()
    },
  })
  return (
    <FormDialog
      title={text(message('security.again'))}
      action={text(message('security.continue'))}
      submission={submission}
      onClose={givenUp}
    >
      <p>{text(message('security.again-why'))}</p>
      <PasswordField
        label={text(message('security.yours'))}
        autoComplete="current-password"
        data-autofocus=""
        {...form.getInputProps('password')}
      />
    </FormDialog>
  )
}
