import { withFailureToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'

/** Signs out, and forgets on this page whatever belongs to the person. */
export async function leaveAccount(): Promise<void> {
  if (await withFailureToast('You are still signed in', () => ask('POST /logout'))) leaveOwnAccount()
}
