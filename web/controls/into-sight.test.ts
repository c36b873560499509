import { expect, test } from 'vitest'
import { scrollInto } from './into-sight.ts'

// A list from 100 to 300, lines 20 high.
test.each([
  ['nearest', 150, 0],
  ['nearest', 100, 0],
  ['nearest', 280, 0],
  ['nearest', 90, -10],
  ['nearest', -50, -150],
  ['nearest', 290, 10],
  ['nearest', 400, 120],
  ['center', 190, 0],
  ['center', 100, -90],
  ['center', 390, 200],
] as const)('to be in sight (%s), a line at %i moves the list by %i', (align, top, by) => {
  expect(scrollInto({ top: 100, bottom: 300 }, { top, bottom: top + 20 }, align)).toBe(by)
})
