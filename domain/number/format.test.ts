import { expect, test } from 'vitest'
import { formatNumber, formatValue, formatWithUnit, roundShown } from './format.ts'

const percent = { factor: 2, decimals: 0 } as const
const count = { factor: 4, decimals: 0 } as const

test.each([
  [53.44, percent, '53.4', '53.4%'],
  [53, percent, '53.0', '53.0%'],
  [140431790, count, '140,431,790', '140,431,790'],
  [-2.25, { factor: 1, decimals: 1 } as const, '−2.3', '−2.3'],
  [1e15, count, '1,000,000,000,000,000', '1,000,000,000,000,000'],
  [5e307, count, '5E307', '5E307'],
  [-2.5e20, count, '−2.5E20', '−2.5E20'],
  [-0.01, { factor: 1, decimals: 1 } as const, '0.0', '0.0'],
])('%d is shown as written', (value, format, bare, unit) => {
  expect(formatValue(value, format)).toBe(bare)
  expect(formatWithUnit(value, format)).toBe(unit)
})

test('differences have no sign and name points only for percentages', () => {})

test('rounding to what is shown goes half away from zero', () => {
  expect(roundShown(2.25, percent)).toBe(2.3)
  expect(roundShown(1.005 * 100, percent)).toBe(100.5)
  expect(roundShown(-2.25, percent)).toBe(-2.3)
})

test('the minus sign is a minus sign', () => expect(formatNumber(-5, 0)).toBe('−5'))
