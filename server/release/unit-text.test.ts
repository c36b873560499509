import { expect, test } from 'vitest'
import type { Factor } from '#domain/number/factor.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { unitText } from './unit-text.ts'

test.each<[Factor, string, string]>([
  [2, 'Children', 'percent'],
  [1, 'Steps', 'per 1,000'],
  [3, 'Live births', 'per 100,000'],
  [4, '', 'count'],
  [4, 'Gardens', 'other'],
])('factor %i of %s is %s', (factor, denominator, expected) => {
  expect(unitText(anIndicator(7, { factor, fullName: 'Snowmen', denominator }))).toBe(expected)
})
