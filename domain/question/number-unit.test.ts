import { expect, test } from 'vitest'
import { unitAfter } from './number-unit.ts'
import { tokensOf } from './tokens.ts'

// The number is the first word; what is expected is how many words it and its unit are.
test.each([
  ['20 percentage points apart', 3],
  ['20 percent points apart', 3],
  ['20 percent of women', 2],
  ['20 pct of women', 2],
  ['20 points apart', 2],
  ['20 per cent of women', 3],
  ['20 per 1000 births', 3],
  ['20 in 100000 births', 3],
  ['20 of 1000 births', 3],
  ['20 per 50 births', null],
  ['20 per woman', null],
  ['20 states', null],
])('%s', (text, position) => {
  expect(unitAfter(tokensOf(text), 0)).toBe(position)
})
