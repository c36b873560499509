import { useForm } from '@mantine/form'
import { useState } from 'react'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'

interface Waiting {
  readonly proven: () => void
  readonly givenUp: () => void
}

/**
 * For changes that the server makes only for somebody who typed their password lately. `withProof` makes the call; when the
 * server asks for the password, so does a dialog, and then the call is made again. `dialog` must be in the page.
 * `withProof` rejects as the call does, and with an AskError when the person closes the dialog.
 */
export function useProof(): {
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T>
  readonly dialog: React.ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const withProof = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof AskError) || error.code !== 'proof-needed') throw error
      await new Promise<void>((resolve, reject) => {
        setWaiting({ proven: resolve, givenUp: () => reject(GIVEN_UP) })
      }).finally(() => setWaiting(null))
      return await call()
    }
  }
  return { withProof, dialog: waiting && <ProofDialog {...waiting} /> }
}

const GIVEN_UP = new AskError(0, 'given-up', 'Nothing was changed: the password was not entered.')

function ProofDialog({ proven, givenUp }: Waiting) {
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
      <p>This change asks for your password when you have not typed it for 15 minutes.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus=""
        {...form.getInputProps('password')}
      />
    </FormDialog>
  )
}
