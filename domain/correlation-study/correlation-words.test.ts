import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { shownCoefficient } from './correlation-words.ts'

test.each([
  [0.7049, '0.70'],
  [-0.714, '−0.71'],
  [0.998, '0.99'],
  [-0.99999, '−0.99'],
  [1, '1.00'],
  [-1, '−1.00'],
  [1 - 1e-12, '1.00'],
  [-0.001, '0.00'],
])('%s is shown as %s', (value, shown) => {
  expect(english.text(shownCoefficient(value))).toBe(shown)
})
