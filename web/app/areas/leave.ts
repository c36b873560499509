import { navigate } from 'wouter/use-browser-location'
import type { signOut } from '#contract/accounts/sign-in.ts'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'

/** Signs out. Readers of a dashboard stay where they are; everybody else goes to the start (specification §2). */
export async function leaveAccount(): Promise<void> {
  try {
    await ask<typeof signOut>('POST', '/logout')
  } catch (error) {
    const text = error instanceof AskError ? error.message : ''
    return showToast({ kind: 'error', title: 'You are still signed in', text })
  }
  await refreshOwnAccount()
  if (!window.location.pathname.includes('dashboard')) navigate('/')
}
