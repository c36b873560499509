import { expect, test } from 'vitest'
import type { Slope } from '#domain/indicator/indicator.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { changesTogether, type ChangeVerdict, changeVerdict, hasUnequalTimes } from './change.ts'

const [SURVEY, ROUTINE, MODEL] = [2, 6, 9]
const reference = aReference([
  aSource(SURVEY, 'Survey'),
  aSource(ROUTINE, 'Counts', { classification: 'Routine' }),
  aSource(MODEL, 'Model', { classification: 'Estimate' }),
])

function figure(value: number, half: number | null, change: Partial<Point> = {}): Point {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return { ...aPoint(SURVEY, 8, '2018', value, bounds), ...change }
}

const modelled = { source: MODEL }

test.each<[string, Slope, Point, Point, ChangeVerdict]>([
  ['more of what is good', 'Positive', figure(30, 2), figure(40, 2), 'better'],
  ['less of what is good', 'Positive', figure(40, 2), figure(30, 2), 'worse'],
  ['more of what is bad', 'Negative', figure(30, 2), figure(40, 2), 'worse'],
  ['more of what is neither', null, figure(30, 2), figure(40, 2), 'changed'],
  ['no more than chance', 'Positive', figure(30, 5), figure(32, 5), 'unclear'],
  ['no interval at one end', 'Positive', figure(96.2, null), figure(97.4, 1), 'untested'],
  ['a count', 'Positive', figure(30, 1, { source: ROUTINE }), figure(60, 1, { source: ROUTINE }), 'untested'],
  ['years of a model', 'Positive', figure(30, 1, modelled), figure(60, 1, modelled), 'untested'],
  ['a share on 12 events', 'Positive', figure(30, 1, { numerator: 12 }), figure(60, 1), 'untested'],
])('%s', (_, slope, before, now, expected) => {
  expect(changeVerdict({ indicator: anIndicator(7, { slope }), before, now }, reference)).toBe(expected)
})

test('a change at 2% by itself may be chance among the ten of a page, whatever their indicators', () => {
  // Standard errors of 2.551 each: 8.5 points are z = 2.356, p = 0.0185; times ten that is no evidence.
  const alone = { indicator: anIndicator(7), before: figure(50, 5), now: figure(58.5, 5) }
  const others = Array.from({ length: 9 }, (_, index) => ({
    indicator: anIndicator(8 + index),
    before: figure(50, 5),
    now: figure(51, 5),
  }))
  expect(changeVerdict(alone, reference)).toBe('better')
  expect(changesTogether([alone, ...others], reference)[0]).toBe('unclear')
})

test.each([
  ['2014', '2014', false],
  ['2014', '2017', true],
  ['2014', '2015', true],
  ['2015', '2014', true],
  ['2014-01', '2014-07', false],
])(
  'births from %s and from %s on to the same end are times of unequal length: %s',
  (one, other, isUnequal) => {
    const born = (from: string) =>
      figure(30, 2, {
        coordinates: {
          ...NO_COORDINATES,
          referenceStart: periodCode(from),
          referenceEnd: periodCode('2018'),
        },
      })
    expect(hasUnequalTimes(born(one), born(other))).toBe(isUnequal)
  },
)
