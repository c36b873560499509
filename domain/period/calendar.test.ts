import { expect, test } from 'vitest'
import { firstDay, isoDay, lastDay } from './calendar.ts'
import { parsePeriod } from './period.ts'

// Weeks after ISO 8601: 2020-W53 ended on 3 January 2021, 2026-W01 began on 29 December 2025.
test.each([
  ['2026', '2026-01-01', '2026-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2023-02', '2023-02-01', '2023-02-28'],
  ['2025-12', '2025-12-01', '2025-12-31'],
  ['2024-Q1', '2024-01-01', '2024-03-31'],
  ['2024-Q4', '2024-10-01', '2024-12-31'],
  ['2020-W53', '2020-12-28', '2021-01-03'],
  ['2021-W01', '2021-01-04', '2021-01-10'],
  ['2026-W01', '2025-12-29', '2026-01-04'],
  ['2026-W48', '2026-11-23', '2026-11-29'],
])('%s lasts from %s to %s', (text, first, last) => {
  const code = parsePeriod(text) ?? 0
  expect([firstDay(code), lastDay(code)]).toEqual([first, last])
})

test('a day is that of UTC', () => {
  expect(isoDay(new Date('2026-12-31T23:30:00-02:00'))).toBe('2027-01-01')
})
