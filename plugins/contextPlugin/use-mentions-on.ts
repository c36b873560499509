import { useSyncExternalStore } from 'react'

/** Kept under the specification's name for the switch of this widget. */
const KEY = 'contextPlugin.hover'

const listeners = new Set<() => void>()
let on = read()

/** Whether figures are shown where names stand in the text. At first they are not. */
export function useMentionsOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => on,
  )
}

export function setMentionsOn(next: boolean): void {
  on = next
  try {
    localStorage.setItem(KEY, String(next))
  } catch {
    // Storage is refused: the switch holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}
