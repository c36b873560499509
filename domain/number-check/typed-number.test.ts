import { expect, test } from 'vitest'
import { pastedNumbers, typedNumber } from './typed-number.ts'

test.each([
  ['112', 112],
  ['112%', 112],
  [' 47.5 % ', 47.5],
  ['640,640', 640_640],
  ['1,234.5', 1234.5],
  ['640 640', 640_640],
  ['−3', -3],
  ['.5', 0.5],
  ['', null],
  ['twelve', null],
  ['1e308', null],
  ['1,2', null],
])('%j is %s', (typed, value) => {
  expect(typedNumber(typed)).toBe(value)
})

test('a column or a row of a spreadsheet is read with its gaps', () => {
  expect(pastedNumbers('1,200\n1300\n\n1400\n')).toEqual([1200, 1300, null, 1400])
  expect(pastedNumbers('10\t20\t-\t40')).toEqual([10, 20, null, 40])
  expect(pastedNumbers('1200')).toBeNull()
})
