import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test.each([
  ['2024-11-25T08:00:00Z', 'November 25th 2024'],
  ['2026-11-01T00:00:00Z', 'November 1st 2026'],
  ['2025-01-02T23:59:59Z', 'January 2nd 2025'],
  ['2025-02-03', 'February 3rd 2025'],
  ['2025-03-11', 'March 11th 2025'],
  ['2025-03-12', 'March 12th 2025'],
  ['2025-03-13', 'March 13th 2025'],
  ['2025-03-21', 'March 21st 2025'],
  ['2025-03-22', 'March 22nd 2025'],
  ['2025-03-23', 'March 23rd 2025'],
  ['2025-03-31', 'March 31st 2025'],
  ['2025-12-31T23:30:00-02:00', 'January 1st 2026'],
  ['not a date', ''],
])('%s is written %s', (iso, text) => {
  expect(longDate(iso)).toBe(text)
})
