import { useState } from 'react'
import type { forgotPassword } from '#contract/accounts/password-reset.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { AskError, ask } from '#web/queries/ask.ts'

/** For people who sign in with another provider alone: a letter lets them choose a password, never this page by itself. */
export function FirstPassword({ email }: { readonly email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setState('sending')
    setFailure(null)
    try {
      await ask<typeof forgotPassword>('POST', '/account/forgot-password', { email })
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(error instanceof AskError ? error.message : 'The letter could not be sent. Try again.')
    }
  }
  return (
    <>
      <p>You sign in with another provider and have no password here.</p>
      <FormError>{failure}</FormError>
      {state === 'sent' ? (
        <p role="status">A letter was sent to {email}. Its link lets you choose a password.</p>
      ) : (
        <div>
          <Button disabled={state === 'sending'} onClick={() => void send()}>
            Send me a letter to choose one
          </Button>
        </div>
      )}
    </>
  )
}
