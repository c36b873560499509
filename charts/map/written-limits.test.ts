import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { writtenLimits } from './written-limits.ts'

test.each([
  ['40 20, 60;80', [20, 40, 60, 80]],
  ['-1.5 0', [-1.5, 0]],
])('%s are limits', (written, limits) => {
  expect(writtenLimits(written).limits).toEqual(limits)
})

test.each([
  ['', /at least one/],
  ['20 forty', /“forty” is not a number/],
  ['20 40 20', /20 is there twice/],
  ['1 2 3 4 5 6 7', /7 limits/],
])('%s are refused with the reason', (written, reason) => {
  const { limits, problem } = writtenLimits(written)
  expect(limits).toBeNull()
  expect(problem && english.text(problem)).toMatch(reason)
})
