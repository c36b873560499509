import type { Hole } from '../parameters.ts'
import type { Slot } from './slot.ts'

interface WithPlace {
  readonly location: number | Hole<'place'>
}

/** The slot of a block about one place, which it always has. */
export function placeSlot<Any extends WithPlace>(block: Any): Slot<Any> {
  return {
    path: 'location',
    ids: 'locations',
    values: [block.location],
    control: {
      name: 'place',
      with: ([location]) =>
        typeof location === 'number' || location === '{place}' ? { ...block, location } : block,
    },
  }
}
