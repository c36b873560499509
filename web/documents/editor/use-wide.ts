import { useMedia } from '#web/kit/use-media.ts'

/** Follows whether the window is wide enough for palette, canvas and settings beside each other. */
export function useWide(): boolean {
  return useMedia('(min-width: 1100px)')
}
