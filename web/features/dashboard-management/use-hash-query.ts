import { useSyncExternalStore } from 'react'

/** What stands behind the question mark in the hash of the address: `#/dashboard?edit=12`. */
export function useHashQuery(): URLSearchParams {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return new URLSearchParams(hash.split('?')[1] ?? '')
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
