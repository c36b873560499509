import { parseView, serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'

/** The purpose of a captured figure: a place in a document, or a text about it in the reading room. */
export type CapturedFor = 'document' | 'reading-room'

/** A figure that waits for whoever signs in, and what they want with it. */
export interface Captured {
  readonly view: View
  readonly wanted: CapturedFor
}

const KEY = 'msdat-captured'

/** For how long a figure waits for somebody who signs in, in milliseconds. */
const WAITS = 30 * 60_000

/** Keeps what somebody wants to do with a figure while they sign in, also by way of another site. */
export function keepCaptured({ view, wanted }: Captured): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ view: serialiseView(view), wanted, at: Date.now() }))
  } catch {
    // Then the figure is still on the page.
  }
}

/** The captured figure; null where there is none, or where it is too old. */
export function keptCaptured(): Captured | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('view' in kept) || !('at' in kept)) return null
    const view = Date.now() - Number(kept.at) < WAITS ? parseView(String(kept.view)) : null
    const isForRoom = 'wanted' in kept && kept.wanted === 'reading-room'
    return view && { view, wanted: isForRoom ? 'reading-room' : 'document' }
  } catch {
    return null
  }
}

/** Forgets what was kept: it is on the page again. */
export function forgetCaptured(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was kept.
  }
}
