import type { Waiting } from '#web/device/waiting.ts'
import { keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

/** The name under which a device notes that something waits to be sent. */
export const WAITS = 'waitsToBeSent'

/** Whether something waits on this device. */
export function somethingWaits(): boolean {
  return keptText(WAITS) !== null
}

/** What waits on this device to be sent, in its order. */
export const outbox = store<readonly Waiting[]>([])
