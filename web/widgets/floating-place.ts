import { keepText, keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

/** Where the floating buttons can stand, so that they lie over nothing that somebody reads. */
export const FLOATING_PLACES = ['right-low', 'right-middle', 'left-low', 'left-middle'] as const

export type FloatingPlace = (typeof FLOATING_PLACES)[number]

const KEY = 'floatingButtons'

/** Where they stand in this browser. */
export const floatingPlace = store(placeCalled(keptText(KEY)))

/** Puts them elsewhere, and keeps that. */
export function moveFloating(to: FloatingPlace): void {
  keepText(KEY, to)
  floatingPlace.set(to)
}

/** The place for a kept or chosen word. */
export function placeCalled(word: string | null): FloatingPlace {
  return FLOATING_PLACES.find((place) => place === word) ?? 'right-low'
}

/** The place nearest to a point of the window. */
export function nearestPlace(
  point: { readonly x: number; readonly y: number },
  window: { readonly width: number; readonly height: number },
): FloatingPlace {
  const side = point.x < window.width / 2 ? 'left' : 'right'
  return `${side}-${point.y < window.height * (2 / 3) ? 'middle' : 'low'}`
}
