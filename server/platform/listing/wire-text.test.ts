import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, wireTime } from './wire-text.ts'

test.each([
  [57, 2, '57.00'],
  [25, 1, '25.0'],
  [25.25, 1, '25.25'],
  [20.4, 0, '20.4'],
  [106, 0, '106'],
  [0, 2, '0.00'],
  [-1.5, 0, '-1.5'],
  [1e-7, 0, '0.0000001'],
  [-2.5e-8, 0, '-0.000000025'],
  [1e21, 0, '1000000000000000000000'],
  [1.25e22, 1, '12500000000000000000000.0'],
])('%d with %i digits at least is %s', (value, digits, text) => expect(decimalText(value, digits)).toBe(text))

test('the text of any number reads back as the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = decimalText(value)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text) === value).toBe(true)
    }),
  )
})

test('instants carry microseconds', () => {
  expect(wireTime(new Date('2022-10-20T08:42:09.559Z'))).toBe('2022-10-20T08:42:09.559000Z')
  expect(wireTime(null)).toBeNull()
})
