import { expect, test } from 'vitest'
import { type BlockSize, draggedSize } from './block-size.ts'

const WHOLE = { width: 1000, line: 1000 }
const HALF = { width: 488, line: 1000 }
const figure = (width: 'half' | 'full', height: 'low' | 'usual' | 'high'): BlockSize => ({ width, height })

test.each<[string, BlockSize, typeof WHOLE, [number, number], BlockSize]>([
  ['a short way changes nothing', figure('half', 'usual'), HALF, [40, 40], figure('half', 'usual')],
  ['to the right: the whole line', figure('half', 'usual'), HALF, [260, 0], figure('full', 'usual')],
  ['to the left: half of it', figure('full', 'usual'), WHOLE, [-400, 0], figure('half', 'usual')],
  ['beyond the line', figure('full', 'usual'), WHOLE, [300, 0], figure('full', 'usual')],
  ['down by one height', figure('half', 'usual'), HALF, [0, 80], figure('half', 'high')],
  ['up by two', figure('half', 'high'), HALF, [0, -170], figure('half', 'low')],
  ['further up than the lowest', figure('half', 'low'), HALF, [0, -500], figure('half', 'low')],
  [
    'what has no height',
    { width: 'full', height: undefined },
    WHOLE,
    [-600, 300],
    { width: 'half', height: undefined },
  ],
])('%s', (_what, from, room, [across, down], to) => {
  expect(draggedSize(from, room, { across, down })).toEqual(to)
})
