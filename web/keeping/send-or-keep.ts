import { ownAccountNow } from '#web/queries/own-account.ts'
import type { Unsent } from './outbox.ts'
import { outboxCode } from './outbox-code.ts'
import { mayKeepUnsent, somethingWaits } from './outbox-state.ts'

/** Sends something that somebody wrote; where no line takes it, it waits on this device. Throws where neither can be. */
export async function sendOrKeep<T>(
  unsent: Omit<Unsent, 'account'>,
  send: () => Promise<T>,
): Promise<T | 'waits'> {
  const own = ownAccountNow()
  const account = own.status === 'signed-in' ? own.account.id : null
  try {
    const answer = await send()
    // What waited of the same subject is older.
    if (account !== null && somethingWaits()) await (await outboxCode()).takeBack({ ...unsent, account })
    return answer
  } catch (error) {
    const { isLineFailure, putUnsent } = await outboxCode()
    if (account === null || !isLineFailure(error) || !mayKeepUnsent()) throw error
    await putUnsent({ ...unsent, account })
    return 'waits'
  }
}
