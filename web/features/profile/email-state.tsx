import { useState } from 'react'
import type { User } from '#contract/account/user.ts'
import { message } from '#domain/message/message.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './profile-page.module.css'

/** Whether the e-mail address is confirmed, and what is needed for that. Nothing when all is well. */
export function EmailState({
  user,
  onKeep,
}: {
  readonly user: Pick<User, 'email' | 'email_verified' | 'pending_email'>
  /** Keeps the address that counts: the one that waits was mistyped, or is wanted no more. Throws an AskError. */
  readonly onKeep: () => Promise<void>
}) {
  const { text } = useLanguage()
  const [said, setSaid] = useState<string | null>(null)
  if (user.pending_email !== null) {
    const keep = async () => {
      try {
        await onKeep()
      } catch (error) {
        setSaid(error instanceof AskError ? error.message : text(message('profile.not-updated')))
      }
    }
    return (
      <>
        {text(message('profile.pending', { email: user.email }))}{' '}
        <button type="button" className={classes.resend} onClick={() => void keep()}>
          {text(message('profile.keep-old', { email: user.email }))}
        </button>{' '}
        {said}
      </>
    )
  }
  if (user.email_verified) return null
  const resend = async () => {
    try {
      setSaid((await ask('POST /account/verify-email/resend', { body: {} })).detail)
    } catch (error) {
      setSaid(error instanceof AskError ? error.message : text(message('security.letter-not-sent')))
    }
  }
  return (
    <>
      {text(message('profile.unconfirmed'))}{' '}
      {said ?? (
        <button type="button" className={classes.resend} onClick={() => void resend()}>
          {text(message('profile.resend'))}
        </button>
      )}
    </>
  )
}
