import { useState } from 'react'
import type { User } from '#contract/account/user.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './profile-page.module.css'

/** Whether the e-mail address is confirmed, and what is needed for that. Nothing when all is well. */
export function EmailState({
  user,
}: {
  readonly user: Pick<User, 'email' | 'email_verified' | 'pending_email'>
}) {
  const [said, setSaid] = useState<string | null>(null)
  if (user.pending_email !== null) {
    return (
      <>Counts once you open the link in the letter that was sent to it. Until then it is {user.email}.</>
    )
  }
  if (user.email_verified) return null
  const resend = async () => {
    try {
      setSaid((await ask('POST /account/verify-email/resend', { body: {} })).detail)
    } catch (error) {
      setSaid(error instanceof AskError ? error.message : 'The letter could not be sent. Try again.')
    }
  }
  return (
    <>
      Not confirmed yet: open the link in the letter that was sent to it.{' '}
      {said ?? (
        <button type="button" className={classes.resend} onClick={() => void resend()}>
          Send the letter again
        </button>
      )}
    </>
  )
}
