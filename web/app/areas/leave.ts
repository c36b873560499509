import type { signOut } from '#contract/accounts/sign-in.ts'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'

/** Signs out, and forgets on this page whatever belongs to the person. */
export async function leaveAccount(): Promise<void> {
  try {
    await ask<typeof signOut>('POST', '/logout')
  } catch (error) {
    const text = error instanceof AskError ? error.message : ''
    return showToast({ kind: 'error', title: 'You are still signed in', text })
  }
  leaveOwnAccount()
}
