import { useEffect, useSyncExternalStore } from 'react'
import type { countUnread } from '#contract/notifications/notifications.ts'
import { ask } from './ask.ts'

let count = 0
const listeners = new Set<() => void>()

/** Says how many notifications are unread, as an answer of the server told it. */
export function setUnreadCount(unread: number): void {
  count = unread
  for (const listener of listeners) listener()
}

/** How many notifications are unread; asks when `key` (who is signed in) or the page changes. 0 while it is not known. */
export function useUnreadCount(key: number): number {
  useEffect(() => {
    void key
    // Without an answer the badge keeps its number; the list itself says what is wrong.
    ask<typeof countUnread>('GET', '/notifications/unread-count').then(
      ({ unread }) => setUnreadCount(unread),
      () => null,
    )
  }, [key])
  return useSyncExternalStore(subscribe, () => count)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
