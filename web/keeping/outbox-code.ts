import { atLast } from '#web/files/next-try.ts'

/** The code of the outbox with its database, which comes once it may be needed. */
export function outboxCode() {
  return atLast(() => import('./outbox.ts'))
}
