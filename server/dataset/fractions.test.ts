import { expect, it } from 'vitest'
import { KNOWN_IDS } from '#tests/builders/known-ids.ts'
import { Findings } from './finding.ts'
import { Fractions } from './fractions.ts'

it.each([
  ['0.40 to 0.79 as per cent', 7, [0.4, 0.55, 0.79], 1],
  ['a percentage among them', 7, [0.4, 0.55, 43], 0],
  ['two values', 7, [0.4, 0.5], 0],
  ['nothing and everything', 7, [0, 1, 1], 0],
  ['a rate per 1,000', 32, [0.1, 0.2, 0.3], 0],
])('%s', (_title, indicator, values, warnings) => {
  const fractions = new Fractions(KNOWN_IDS)
  for (const [at, value] of values.entries()) fractions.see({ indicator, source: 2, value }, at + 2)
  const found = new Findings()
  fractions.warn('a.csv', found)
  expect(found.first.map(({ line, message }) => [line, message])).toEqual(
    warnings === 0
      ? []
      : [
          [
            2,
            'All 3 values of indicator 7, a percentage, lie between 0 and 1. Are they fractions? Then write 43.3 for 0.433.',
          ],
        ],
  )
})
