import { useForm } from '@mantine/form'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { ask } from '#web/queries/ask.ts'
import type { ProofWish } from '#web/queries/proof.ts'

/** For what the server does only for somebody who typed their password lately: it is asked for, and the call goes on. */
export default function AskPassword({ wish: { proven, givenUp } }: { readonly wish: ProofWish }) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? 'Password is required' : null) },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      await ask('POST /account/prove', { body: values })
      proven()
    },
  })
  return (
    <FormDialog title="Enter your password again" action="Continue" submission={submission} onClose={givenUp}>
      <p>This asks for your password when you have not typed it for 15 minutes.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus=""
        {...form.getInputProps('password')}
      />
    </FormDialog>
  )
}
