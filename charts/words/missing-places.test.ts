import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { GapRow } from '#charts/figure.ts'
import { missingNote } from './missing-places.ts'

/** So many places without a figure. */
function gaps(count: number): GapRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ indicator: 'Stunting', source: 'NDHS', classification: 'Survey', level: 'LGA', unit: '%' },
    ...{ location: `Place ${at + 1}`, period: `${1900 + at}` },
    key: { indicator: 14, source: 1, location: at, period: 2018000 },
    gap: {
      reason: 'not_published',
      short: 'not in this release',
      long: 'The source has no figure of it here.',
    },
  }))
}

test.each([
  [2, 'No figure: Place 1, Place 2 (not in this release).'],
  [41, 'No figure: 41 places (not in this release).'],
  [730, 'No figure: 730 places (not in this release).'],
])('%i places', (count, words) => {
  expect(missingNote(gaps(count)).map((one) => english.text(one))).toEqual([words])
})

test('all states are named, and periods always', () => {
  expect(english.text(missingNote(gaps(37))[0] ?? '')).toContain('Place 37')
  expect(english.text(missingNote(gaps(60), 'period')[0] ?? '')).toContain('1959')
})
