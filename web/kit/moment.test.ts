import { expect, test } from 'vitest'
import { dayText, momentText, timeText } from './moment.ts'

// West Africa Time is one hour ahead of UTC, so that late evenings are already the next day.
test.each([
  ['2026-11-22T03:10:00Z', '22 Nov 2026, 04:10 WAT', '22 Nov 2026', '04:10 WAT'],
  ['2026-11-22T23:30:00Z', '23 Nov 2026, 00:30 WAT', '23 Nov 2026', '00:30 WAT'],
])('%s is %s for everybody', (iso, moment, day, time) => {
  expect([momentText(iso), dayText(iso), timeText(iso)]).toEqual([moment, day, time])
})

test('a day or a moment that is not known is a dash', () => {
  expect([dayText(null), momentText(null), momentText('')]).toEqual(['–', '–', '–'])
})
