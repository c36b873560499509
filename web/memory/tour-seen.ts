import { keepText, keptText } from './kept.ts'
import { store } from './store.ts'

const KEY = 'tourSeen'

/** Whether this reader has played or declined the tour, on this device or, where they are signed in, on any. */
export const tourSeen = store(keptText(KEY) === 'true')

/** From now on the tour is offered no more; it can still be played. */
export function haveSeenTour(): void {
  keepText(KEY, 'true')
  tourSeen.set(true)
}
