import { useEffect } from 'react'
import { atLast } from '#web/files/next-try.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

/** Appearance and widgets of an account on every device. Their code is loaded only for people who are signed in. */
export function KeptChoices() {
  const isSignedIn = useOwnAccount().status === 'signed-in'
  useEffect(() => {
    if (isSignedIn)
      void atLast(() => import('./follow-choices.ts')).then(({ followChoices }) => followChoices())
  }, [isSignedIn])
  return null
}
