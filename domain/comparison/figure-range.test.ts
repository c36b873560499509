import { expect, test } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { anIndicator, aPoint, aSource } from '#tests/builders/made-up-country.ts'
import { type EndDoubt, type EndsClaim, figureRange } from './figure-range.ts'

const survey = aSource(2, 'Survey')
const counts = aSource(6, 'Counts', { classification: 'Routine' })
const [share, count] = [anIndicator(7), anIndicator(7, { factor: 4, decimals: 0, denominator: '' })]

function at(location: number, value: number, half: number | null, numerator: number | null = null): Point {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return { ...aPoint(2, location, '2024', value, bounds), numerator }
}

// Standard error 1 each (half width 1.96): a difference of 10 is z = 7.1, of 0.1 is z = 0.07.
test.each<[string, readonly Point[], EndsClaim, EndDoubt | null]>([
  ['both ends alone', [at(8, 3, 1.96), at(9, 50, 1.96), at(10, 90, 1.96)], 'named', null],
  ['3.0 beside 3.1', [at(8, 3, 1.96), at(9, 3.1, 1.96), at(10, 90, 1.96)], 'highest', 'intervals'],
  ['89.2 beside 89.0', [at(8, 3, 1.96), at(9, 89, 1.96), at(10, 89.2, 1.96)], 'lowest', 'intervals'],
  ['both ends in company', [at(8, 3, 9), at(9, 3.1, 9), at(45, 90, 9), at(46, 91, 9)], 'none', 'intervals'],
  [
    'the next has no interval',
    [at(8, 3, 1.96), at(9, 4, null), at(45, 50, 1.96), at(10, 90, 1.96)],
    'highest',
    'no_intervals',
  ],
  ['no interval at all', [at(8, 3, null), at(9, 50, null), at(10, 90, null)], 'none', 'no_intervals'],
  ['19 events at an end', [at(8, 3, 1.96), at(9, 50, 1.96), at(10, 90, 1.96, 19)], 'lowest', 'few_events'],
  ['19 events beside an end', [at(8, 3, 1.96, 19), at(9, 50, 1.96)], 'none', 'few_events'],
  ['one figure for all', [at(8, 50, 1.96), at(9, 50, 1.96)], 'same', null],
])('a survey with %s', (_, points, claim, why) => {
  expect(figureRange(points, { indicator: share, source: survey })).toMatchObject({ claim, why })
})

test('counts are named by themselves from 20 events on', () => {
  const range = (...values: readonly number[]) =>
    figureRange(
      values.map((value, index) => at(8 + index, value, null)),
      { indicator: count, source: counts },
    )
  expect(range(25, 60, 315)).toMatchObject({ claim: 'named' })
  expect(range(0, 60, 315)).toMatchObject({ claim: 'highest', why: 'few_events' })
  expect(range(0, 0, 1)).toMatchObject({ claim: 'none', why: 'few_events' })
})
