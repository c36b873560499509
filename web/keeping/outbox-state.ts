import type { Waiting } from '#web/device/waiting.ts'
import { keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

/** The name under which a device notes that something waits to be sent. */
export const WAITS = 'waitsToBeSent'

/** Whether something waits on this device. */
export function somethingWaits(): boolean {
  return keptText(WAITS) !== null
}

/** Whether this device may keep what somebody wrote: where the worker clears it when they sign out. */
export function mayKeepUnsent(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** What waits on this device to be sent, in its order. */
export const outbox = store<readonly Waiting[]>([])

/** How many things wait: the views for the history are one. */
export function countOf(waiting: readonly Waiting[]): number {
  const views = waiting.filter(({ kind }) => kind === 'view').length
  return waiting.length - views + Math.min(views, 1)
}
