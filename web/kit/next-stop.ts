/** Where a control stands, in pixels. */
export interface StopBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** So much may two controls of one row differ in height, in pixels. */
const SLACK = 2
/** A stop straight above or below is nearer than one aside. */
const ASIDE = 0.5

/**
 * Position of the control that an arrow leads to, or null where it means nothing. Left and right follow the reading order;
 * up and down go to the nearest control of another row; Home and End to the first and the last.
 */
export function nextStop(boxes: readonly StopBox[], current: number, key: string): number | null {
  const from = boxes[current]
  if (!from) return null
  switch (key) {
    case 'ArrowRight':
      return current + 1 < boxes.length ? current + 1 : null
    case 'ArrowLeft':
      return current > 0 ? current - 1 : null
    case 'ArrowDown':
      return nearest(boxes, from, (box) => box.top - from.bottom)
    case 'ArrowUp':
      return nearest(boxes, from, (box) => from.top - box.bottom)
    case 'Home':
      return 0
    case 'End':
      return boxes.length - 1
    default:
      return null
  }
}

function nearest(boxes: readonly StopBox[], from: StopBox, away: (box: StopBox) => number): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, box] of boxes.entries()) {
    const far = away(box)
    if (far < -SLACK) continue
    const distance = far + ASIDE * Math.abs(middle(box) - middle(from))
    if (distance < least) {
      best = index
      least = distance
    }
  }
  return best
}

function middle({ left, right }: StopBox): number {
  return (left + right) / 2
}
