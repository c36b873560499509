import { WOKEN } from '#web/device/background-sync.ts'
import { atNextTry } from '#web/files/next-try.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { outbox, somethingWaits } from '#web/keeping/outbox-state.ts'
import { confirmOwnAccount, ownAccountNow } from '#web/queries/own-account.ts'

let isFollowed = false

/** Knows what waits, also where nobody is signed in any more: then the page asks to sign in. */
export async function lookIntoOutbox(): Promise<void> {
  if (somethingWaits() && outbox.get().length === 0) await (await outboxCode()).look()
}

/** Sends what waits when the page begins, when the line is back, when the worker was woken, and after somebody has signed in. */
export async function followOutbox(): Promise<void> {
  await lookIntoOutbox()
  await send()
  if (isFollowed) return
  isFollowed = true
  window.addEventListener('online', () => void send())
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === WOKEN) void send()
    })
  }
  atNextTry(() => void send())
}

async function send(): Promise<void> {
  if (!navigator.onLine || !(await confirmOwnAccount())) return
  const own = ownAccountNow()
  if (!somethingWaits() || own.status !== 'signed-in') return
  await (await outboxCode()).sendUnsent(own.account.id)
}
