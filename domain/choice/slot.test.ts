import { expect, test } from 'vitest'
import { filled, type Slot } from './slot.ts'

const isEven = (entry: number) => entry % 2 === 0
const size = (entry: number) => entry
const tens = (entry: number) => Math.floor(entry / 10)

test.each<[string, Slot<number>, number | null]>([
  ['what the reader asks for, where it has data', { asked: [3, 1], among: [1, 2, 3] }, 3],
  ['what comes after it, where it has none', { asked: [9, 1], among: [1, 2, 3] }, 1],
  ['nothing is asked for: the first', { asked: [null, undefined], among: [2, 3] }, 2],
  ['zero is an entry as any other', { asked: [0], among: [5, 0] }, 0],
  [
    'an asked one that has data, though it is not among the others',
    { asked: [8], among: [], has: isEven },
    8,
  ],
  ['of the others only those with data', { asked: [7], among: [1, 3, 4, 6], has: isEven }, 4],
  ['of the others the preferred one', { asked: [7], among: [1, 3, 2], prefers: [size] }, 3],
  ['the first preference decides', { asked: [], among: [19, 21, 20], prefers: [tens, (one) => -one] }, 20],
  ['the next one only between equals', { asked: [], among: [11, 25, 28], prefers: [tens, size] }, 28],
  ['equals in the order given', { asked: [], among: [14, 12, 13], prefers: [tens] }, 14],
  ['nothing, where nothing has data', { asked: [1], among: [3], has: isEven }, null],
])('%s', (_, slot, expected) => {
  expect(filled(slot)).toBe(expected)
})
