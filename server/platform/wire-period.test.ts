import { expect, test } from 'vitest'
import { parsePeriod, periodCode } from '#domain/period/period.ts'
import { wirePeriod } from './wire-period.ts'

test.each([
  ['2018', '2018'],
  ['2024-08', 'Aug 2024'],
  ['2024-W40', '2024 week 40'],
  ['2024-W04', '2024 week 4'],
  ['2024-Q2', '2024-Q2'],
])('%s is %s for earlier clients, and is read back', (iso, expected) => {
  const code = periodCode(iso) ?? 0
  expect(wirePeriod(code)).toBe(expected)
  expect(parsePeriod(wirePeriod(code))).toBe(code)
})
