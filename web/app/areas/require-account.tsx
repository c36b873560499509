import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { meets, type Need } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { holderOf, refreshOwnAccount, useOwnAccount } from '#web/queries/own-account.ts'

interface RequireAccountProps {
  readonly needed: Need
  /** Where whoever is not signed in is led; absent: to the start, with the door open. */
  readonly entrance: string | undefined
  readonly children: React.ReactNode
}

/**
 * Shows its content to those who may see it. Everybody else goes to the start, or to the entrance of the page, and is told
 * why (specification §6); whoever is not signed in can sign in there, and comes back.
 */
export default function RequireAccount({ needed, entrance, children }: RequireAccountProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const [, navigate] = useLocation()
  const turnsAway = own.status === 'anonymous' ? own.since : null
  const isTooLow = own.status === 'signed-in' && !meets(holderOf(own.account), needed)
  const sent = useRef(false)
  useEffect(() => {
    if (turnsAway === null || turnsAway === 'left' || sent.current) return
    sent.current = true
    // The end of a session has been announced already.
    if (turnsAway === 'start') void showToast({ kind: 'notice', title: text(message('asking.denied-login')) })
    const { pathname, search, hash } = window.location
    const returnTo = `${pathname}${search}${hash}`
    if (entrance)
      return navigate(`${entrance}?${new URLSearchParams({ return_to: returnTo })}`, { replace: true })
    navigate('/', { replace: true })
    // Whose session ended has closed the door over the page just now.
    if (turnsAway === 'start') openSignIn({ view: 'login', returnTo })
  }, [turnsAway, entrance, navigate, text])
  useEffect(() => {
    if (!isTooLow || sent.current) return
    sent.current = true
    void showToast({
      kind: 'notice',
      title: text(message('asking.denied-admin')),
    })
    navigate('/', { replace: true })
  }, [isTooLow, navigate, text])
  if (own.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('area.your-account')}
        reason={navigator.onLine ? 'broken' : 'offline'}
        onRetry={refreshOwnAccount}
      />
    )
  }
  return own.status === 'signed-in' && !isTooLow ? children : <Loading what={message('area.your-account')} />
}
