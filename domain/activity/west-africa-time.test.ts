import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { boundsOfDay, dayInWestAfrica, historyDate, monthOf, monthWords } from './west-africa-time.ts'

test.each([
  ['2024-01-05T09:30:00.000000Z', 'January 05, 2024 at 10:30am WAT'],
  ['2024-01-05T11:00:00Z', 'January 05, 2024 at 12:00pm WAT'],
  ['2024-01-05T23:05:00Z', 'January 06, 2024 at 12:05am WAT'],
  ['2023-12-31T23:30:00Z', 'January 01, 2024 at 12:30am WAT'],
  ['2024-07-14T20:09:59+01:00', 'July 14, 2024 at 8:09pm WAT'],
  ['no date', ''],
])('%s is %s in West Africa', (iso, words) => {
  expect(english.text(historyDate(iso))).toBe(words)
})

test.each([
  ['2024-01-05T23:05:00Z', '6 January 2024'],
  ['no date', ''],
])('%s is the day %s', (iso, day) => {
  expect(dayInWestAfrica(iso)).toBe(day)
})

test.each([
  ['2026-11', 'November 2026'],
  ['2026-13', ''],
  ['', ''],
])('the month %s is %s', (month, words) => {
  expect(monthWords(month)).toBe(words)
})

test('a month begins one hour before that of UTC', () => {
  expect(monthOf(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10')
  expect(monthOf(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11')
})

test('a day lasts from 23:00 to 22:59 of UTC', () => {
  expect(boundsOfDay('2026-11-22')).toEqual({
    first: '2026-11-21T23:00:00.000Z',
    last: '2026-11-22T22:59:59.999Z',
  })
})
