import { expect, test } from 'vitest'
import { barLength } from './scale-bar.ts'

test.each([
  [50, 200],
  [100, 100],
  [800, 10],
])('at %s pixels a degree the bar is %s km long', (scale, kilometres) => {
  const bar = barLength(scale)
  expect(bar.kilometres).toBe(kilometres)
  expect(bar.pixels).toBeLessThanOrEqual(110)
  // A degree at nine degrees north is about 110 kilometres.
  expect(bar.pixels / scale).toBeCloseTo(kilometres / 110, 2)
})
