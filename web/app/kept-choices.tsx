import { useEffect } from 'react'
import { atLast } from '#web/files/next-try.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

/** Whoever is signed in finds their appearance and widgets on every device. What it takes is loaded only for them. */
export function KeptChoices() {
  const isSignedIn = useOwnAccount().status === 'signed-in'
  useEffect(() => {
    if (isSignedIn)
      void atLast(() => import('./follow-choices.ts')).then(({ followChoices }) => followChoices())
  }, [isSignedIn])
  return null
}
