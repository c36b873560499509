import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { standardError } from './difference.ts'
import { extremesDiffer } from './extremes-differ.ts'
import { distinguishablePairs } from './pair-tests.ts'

const figure = (value: number, half: number | null) =>
  aPoint(
    2,
    8,
    '2020',
    value,
    half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 },
  )

test.each<[string, (readonly [number, number | null])[], boolean | null]>([
  // se = 3 / 1.96 each, z = 5 / 2.165 = 2.31: two places differ at 95%.
  [
    'two that differ',
    [
      [50, 3],
      [55, 3],
    ],
    true,
  ],
  // The same two among six: Holm asks for p < .05 / 15, z > 2.94.
  [
    'the same two among six',
    [
      [50, 3],
      [51, 3],
      [52, 3],
      [53, 3],
      [54, 3],
      [55, 3],
    ],
    false,
  ],
  [
    'six, far apart',
    [
      [50, 3],
      [51, 3],
      [52, 3],
      [53, 3],
      [54, 3],
      [75, 3],
    ],
    true,
  ],
  [
    'the highest without an interval',
    [
      [50, 3],
      [55, 3],
      [90, null],
    ],
    null,
  ],
  [
    'one in the middle without an interval',
    [
      [50, 3],
      [60, null],
      [90, 3],
    ],
    true,
  ],
  ['one figure', [[50, 3]], null],
])('%s', (_, figures, expected) => {
  expect(extremesDiffer(figures.map(([value, half]) => figure(value, half)))).toBe(expected)
})

test('answers at once as it does when all pairs are tested', () => {
  const numbers = fc.record({
    value: fc.integer({ min: 0, max: 100 }),
    half: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 2, maxLength: 12 }),
      fc.constantFrom(0.05, 0.01),
      (all, alpha) => {
        const sorted = all.toSorted((a, b) => a.value - b.value)
        const points = sorted.map(({ value, half }) => figure(value, half))
        const pairs = distinguishablePairs(
          points.map(({ value }, at) => ({ label: String(at), estimate: value })),
          points.map((point) => standardError(point) ?? 0),
        )
        const ends = pairs.find(({ a, b }) => a === '0' && b === String(points.length - 1))
        expect(extremesDiffer(points, alpha)).toBe(ends?.distinguishable === true && ends.p_holm < alpha)
      },
    ),
  )
})
