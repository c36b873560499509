import { expect, test } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { type Verdict, verdictOf, verdictsTogether } from './pair-verdict.ts'

const reference = aReference([
  aSource(2, 'Survey A'),
  aSource(3, 'Survey B'),
  aSource(6, 'Counts', { classification: 'Routine' }),
])
const indicator = anIndicator(7)

function figure(source: number, value: number, half: number | null): Point {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return aPoint(source, 8, '2018', value, bounds)
}

// Half widths over 1.96 are the standard errors: 50 ± 5 against 60 ± 4 is the worked example of methods §7.2, z = 3.06.
test.each<[string, Point, Point, boolean, Verdict]>([
  ['the worked example', figure(2, 50, 5), figure(3, 60, 4), false, 'apart'],
  ['50 ± 5 against 53 ± 4: z = 0.92', figure(2, 50, 5), figure(3, 53, 4), false, 'chance'],
  ['one interval missing', figure(2, 50, null), figure(3, 60, 4), false, 'no_interval'],
  ['a routine count, whatever its interval', figure(2, 50, 5), figure(6, 60, 4), false, 'routine'],
  ['sources that are not independent', figure(2, 50, 5), figure(3, 60, 4), true, 'dependent'],
  ['two counts of one routine system', figure(6, 1297, null), figure(6, 1275, null), true, 'routine'],
  ['a share on 19 events', figure(2, 50, 5), { ...figure(3, 60, 4), numerator: 19 }, false, 'few_events'],
  ['figures that read the same', figure(2, 50.01, 5), figure(3, 50.04, 4), false, 'same'],
])('%s', (_, a, b, dependent, expected) => {
  expect(verdictOf({ a, b, dependent }, indicator, reference)).toBe(expected)
})

test('a difference at 4% by itself may be chance among ten', () => {
  // 50 ± 5 against 57.4 ± 5: z = 2.05, p = 0.04; times ten it is not significant.
  const alone = { indicator, a: figure(2, 50, 5), b: figure(3, 57.4, 5), dependent: false }
  const equal = { indicator, a: figure(2, 50, 5), b: figure(3, 51, 5), dependent: false }
  expect(verdictOf(alone, indicator, reference)).toBe('apart')
  const together = verdictsTogether([alone, ...Array.from({ length: 9 }, () => equal)], reference)
  expect(new Set(together)).toEqual(new Set(['chance']))
})

test('pairs that cannot be tested keep their reason among others', () => {
  const tested = { indicator, a: figure(2, 50, 2), b: figure(3, 80, 2), dependent: false }
  const open = { indicator, a: figure(2, 50, null), b: figure(3, 80, 2), dependent: false }
  expect(verdictsTogether([open, tested, open], reference)).toEqual(['no_interval', 'apart', 'no_interval'])
})
