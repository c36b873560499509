import { useSyncExternalStore } from 'react'

/** Where palette, canvas and settings have room beside each other. */
const wide = window.matchMedia('(min-width: 1100px)')

/** Follows whether the window is wide enough for three columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
