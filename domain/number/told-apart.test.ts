import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

const PERCENT = { factor: 2, decimals: 0 } as const
const COUNT = { factor: 1, decimals: 0 } as const

test.each([
  [61.4, 61.38, PERCENT, 2],
  [55.5, 55.544, PERCENT, 2],
  [55.5, 55.5004, PERCENT, 4],
  [40, 47.5, PERCENT, 1],
  [40, 40, PERCENT, 1],
  [1200, 1200.4, COUNT, 1],
  [1200, 1300, COUNT, 0],
  [0.3, 0.1 + 0.2, PERCENT, 6],
])('%s and %s are told apart in so many digits', (a, b, format, digits) => {
  expect(toldApart(a, b, format)).toBe(digits)
  expect(toldApart(b, a, format)).toBe(digits)
})
