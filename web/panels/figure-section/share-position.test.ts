import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { sharePosition } from './share-position.ts'

test.each([
  ['a percentage stands on 0 to 100', [50], anIndicator(7), 50, 50],
  ['beyond 100 the scale is extended', [50, 125], anIndicator(7), 125, 100],
  [
    'a rate runs to the largest of values and target',
    [40],
    anIndicator(7, { factor: 1, nationalTarget: 80 }),
    40,
    50,
  ],
  ['negative values extend the scale to the left', [-10, 10], anIndicator(7, { factor: 4 }), 0, 50],
  ['nothing but zero stays at the start', [0], anIndicator(7, { factor: 4 }), 0, 0],
])('%s', (_, values, indicator, value, expected) => {
  expect(sharePosition(values, indicator)(value)).toBe(expected)
})
