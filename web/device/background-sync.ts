/** The name under which a browser wakes the worker when the line is back, to send what waits. */
export const SYNC_NAME = 'msdat-outbox'

/** What the worker tells pages: it has sent what it could, and they look and send the rest. */
export const WOKEN = 'outbox-woken'

interface SyncManager {
  register(name: string): Promise<void>
}

/** Asks the browser to wake the worker when there is a line; browsers that cannot are waited for by the page alone. */
export async function wakeWithLine(registration: object): Promise<void> {
  if (!('sync' in registration) || !isSyncManager(registration.sync)) return
  // Refused where a reader has switched it off: then the page sends, as everywhere else.
  await registration.sync.register(SYNC_NAME).catch(() => null)
}

function isSyncManager(value: unknown): value is SyncManager {
  return typeof value === 'object' && value !== null && 'register' in value
}
