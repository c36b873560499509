import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'

/** For people who sign in with another provider alone: a letter lets them choose a password, never this page by itself. */
export function FirstPassword({ email }: { readonly email: string }) {
  const [isSent, setSent] = useState(false)
  const { busy, failure, run } = useTask((error) =>
    refusalText(error, 'The letter could not be sent. Try again.'),
  )
  const send = async () => setSent(await run(() => ask('POST /account/forgot-password', { body: { email } })))
  return (
    <>
      <p>You sign in with another provider and have no password here.</p>
      <FormError>{failure}</FormError>
      {isSent ? (
        <p role="status">A letter was sent to {email}. Its link lets you choose a password.</p>
      ) : (
        <div>
          <Button disabled={busy} onClick={() => void send()}>
            Send me a letter to choose one
          </Button>
        </div>
      )}
    </>
  )
}
