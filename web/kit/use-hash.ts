import { useSyncExternalStore } from 'react'

/** The address behind its #; draws again when it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash)
}

/** The query inside it, behind the question mark: `#/dashboard?edit=12`. */
export function useHashQuery(): URLSearchParams {
  return new URLSearchParams(useHash().split('?')[1] ?? '')
}

/** Links inside the product change the address without the browser's own event. */
const MOVES = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const

function subscribe(listener: () => void): () => void {
  for (const move of MOVES) window.addEventListener(move, listener)
  return () => {
    for (const move of MOVES) window.removeEventListener(move, listener)
  }
}
