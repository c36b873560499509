import { useEffect } from 'react'
import { store, useStore } from '#web/memory/store.ts'
import { ask } from './ask.ts'

const count = store(0)

/** Says how many notifications are unread, as an answer of the server told it. */
export function setUnreadCount(unread: number): void {
  count.set(unread)
}

/** How many notifications are unread; asks when `key` (who is signed in) or the page changes. 0 while it is not known. */
export function useUnreadCount(key: number): number {
  useEffect(() => {
    void key
    // Without an answer the badge keeps its number; the list itself says what is wrong.
    ask('GET /notifications/unread-count').then(
      ({ unread }) => setUnreadCount(unread),
      () => null,
    )
  }, [key])
  return useStore(count)
}
