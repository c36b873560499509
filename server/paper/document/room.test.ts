import { expect, test } from 'vitest'
import { roomOn } from './room.ts'

const sheet = (size: 'a4' | 'a3' | 'letter', orientation: 'portrait' | 'landscape', columns: 1 | 2 = 1) =>
  ({ size, orientation, columns }) as const

test.each([
  ['upright, two figures share a page with their lead', sheet('a4', 'portrait'), 'full', 706, 823, 308],
  ['a larger sheet', sheet('a3', 'portrait'), 'full', 1035, 1287, 540],
  ['lying, a figure has the page to itself', sheet('a4', 'landscape'), 'full', 1035, 494, 494],
  ['half a line of two columns', sheet('letter', 'portrait', 2), 'half', 352, 756, 756],
] as const)('%s', (_, on, across, width, most, half) => {
  expect(roomOn(on, across)).toEqual({ width, most, half })
})
