import { expect, test } from 'vitest'
import { type LetterRhythm, nextLetterAt } from './letter-day.ts'
import { letterAddress, letterPage } from './letter-page.ts'

// 27 November 2026 is a Friday; seven in Nigeria is six in UTC.
test.each<[LetterRhythm, number, string, string]>([
  ['week', 1, '2026-11-27T09:00:00Z', '2026-11-30T06:00:00Z'],
  ['week', 5, '2026-11-27T05:59:00Z', '2026-11-27T06:00:00Z'],
  ['week', 5, '2026-11-27T06:00:00Z', '2026-12-04T06:00:00Z'],
  ['week', 7, '2026-11-27T09:00:00Z', '2026-11-29T06:00:00Z'],
  ['month', 1, '2026-11-27T09:00:00Z', '2026-12-01T06:00:00Z'],
  ['month', 28, '2027-01-28T07:00:00Z', '2027-02-28T06:00:00Z'],
])('a letter of every %s on day %i goes after %s at %s', (every, day, now, next) => {
  expect(nextLetterAt(every, day, new Date(now)).toISOString()).toBe(next.replace('Z', '.000Z'))
})

test.each([
  ['/document/Ab-3_x', '/document/Ab-3_x'],
  ['/briefs/kano', '/briefs/kano'],
  ['/work-list', '/work-list'],
  ['/work-list?note=secret&ticks=1&location=4&indicator=18', '/work-list?indicator=18&location=4'],
  ['/work-list?utm=x&location=4&indicator=18', '/work-list?indicator=18&location=4'],
])('letters about %s are about %s', (address, about) => {
  const page = letterPage(address)
  expect(page && letterAddress(page)).toBe(about)
})

test.each(['', 'https://example.org/briefs/kano', '/briefs/kano.pdf', '/dashboard/A', '/document/../x'])(
  'no letters come about %j',
  (address) => expect(letterPage(address)).toBeNull(),
)
