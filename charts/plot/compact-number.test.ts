import { expect, test } from 'vitest'
import { compactLike, compactNumber } from './compact-number.ts'

test.each([
  [216_783_400, '216.8M'],
  [1234, '1.2K'],
  [-76_400_000, '−76.4M'],
])('%d alone is %s', (value, written) => {
  expect(compactNumber(value)).toBe(written)
})

test.each([
  [216_783_400, 216_783_400, '216.8M'],
  [832_900, 216_783_400, '0.8M'],
  [-2_600_000, 216_783_400, '−2.6M'],
  [41_000, 216_783_400, '0.04M'],
  [3000, 216_783_400, '0.003M'],
  [0, 216_783_400, '0'],
  [1000, 216_783_400, '0.001M'],
  [400, 45_000, '0.4K'],
  [5_000_000, 216_783_400, '5.0M'],
  [12, 900, '12'],
])('%d in a column whose largest is %d is %s', (value, largest, written) => {
  expect(compactLike(largest)(value)).toBe(written)
})
