import { expect, it } from 'vitest'
import { hasParts } from '#domain/choice/coverage.ts'

it('an indicator has parts when some source has figures of a zone, a state or an LGA', () => {
  const coverage = new Map([
    [
      7,
      new Map([
        [2, 1],
        [9, 1],
      ]),
    ],
    [
      8,
      new Map([
        [2, 1],
        [9, 1 + 4],
      ]),
    ],
  ])
  expect([hasParts(coverage, 7), hasParts(coverage, 8), hasParts(coverage, 9)]).toEqual([false, true, false])
})
