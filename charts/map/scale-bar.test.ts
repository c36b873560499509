import { expect, test } from 'vitest'
import { barLength, freeCorner } from './scale-bar.ts'

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

test.each([
  ['nothing reaches a corner', [[150, 100]], { left: 4, foot: 194 }],
  ['a region reaches the lower left', [[20, 190]], { left: 196, foot: 194 }],
  [
    'regions reach below',
    [
      [20, 190],
      [250, 180],
    ],
    { left: 4, foot: 20 },
  ],
  [
    'regions reach all but the upper right',
    [
      [20, 190],
      [250, 180],
      [50, 10],
    ],
    { left: 196, foot: 20 },
  ],
  [
    'regions reach everywhere',
    [
      [20, 190],
      [250, 180],
      [50, 10],
      [280, 15],
    ],
    { left: 4, foot: 194 },
  ],
] as const)('where %s, the bar stands in the first free corner', (_, points, corner) => {
  expect(freeCorner({ width: 300, height: 200 }, { wide: 100, tall: 20 }, points)).toEqual(corner)
})
