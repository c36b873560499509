import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator, aPoint, aSource } from '#tests/builders/made-up-country.ts'
import { citedSaid } from './figure-said.ts'

const source = aSource(6, 'NHMIS', { classification: 'Routine' })

test.each([
  [112, 'NHMIS 2022, above 100%, often because the target population is too low'],
  [100, 'NHMIS 2022'],
])('a coverage of %d%% is cited with what a reader must know', (value, expected) => {
  expect(english.text(citedSaid({ point: aPoint(6, 8, '2022', value), source }, anIndicator(7)))).toBe(
    expected,
  )
})
