import type { MarkSpot } from '#charts/drawing/mark-spots.ts'

/** How far from a mark the pointer may be to mean it. */
const REACH = 22

/** Position of the mark that the pointer means, or -1. Spots that are not on the plot are null. */
export function nearestMark(spots: readonly (MarkSpot | null)[], at: MarkSpot): number {
  let best = -1
  let least = REACH
  for (const [index, spot] of spots.entries()) {
    if (!spot) continue
    const distance = Math.hypot(spot.x - at.x, spot.y - at.y)
    if (distance <= least) {
      best = index
      least = distance
    }
  }
  return best
}

/**
 * Position of the mark that a key leads to, or null when the key means nothing here.
 *
 * Left and right follow the reading order. So do up and down where the marks stand one below the other, as bars do.
 * Elsewhere up and down go to the closest mark in that direction within the same upright strip, if there is one.
 */
export function stepTo(spots: readonly (MarkSpot | null)[], current: number, key: string): number | null {
  const last = spots.length - 1
  if (last < 0) return null
  const ahead = Math.min(current + 1, last)
  const back = Math.max(current - 1, 0)
  switch (key) {
    case 'ArrowRight':
      return ahead
    case 'ArrowLeft':
      return back
    case 'ArrowDown':
      return inStrip(spots, current, 1) ?? ahead
    case 'ArrowUp':
      return inStrip(spots, current, -1) ?? back
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** Half the width of the strip in which up and down look for a mark. */
const STRIP = 14

function inStrip(spots: readonly (MarkSpot | null)[], current: number, direction: 1 | -1): number | null {
  const from = spots[current]
  if (!from || isList(spots)) return null
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, spot] of spots.entries()) {
    if (!spot || Math.abs(spot.x - from.x) > STRIP) continue
    const away = (spot.y - from.y) * direction
    if (away > 0.5 && away < least) {
      best = index
      least = away
    }
  }
  return best
}

/** True when every mark stands below the one before. */
function isList(spots: readonly (MarkSpot | null)[]): boolean {
  return spots.every((spot, index) => {
    const before = spots[index - 1]
    return index === 0 || (spot && before && spot.y > before.y)
  })
}
