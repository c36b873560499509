import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { distinguishablePairs } from './pair-tests.ts'
import { standardError } from './point-estimate.ts'
import { toldApart } from './told-apart.ts'

const figure = (value: number, half: number | null) => {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return aPoint(2, 8, '2020', value, bounds)
}

// se = 3 / 1.96 each, z = 5 / 2.165 = 2.31; among six Holm asks for p < .05 / 15, z > 2.94.
test.each<[string, readonly (readonly [number, number | null])[], boolean | null]>([
  [
    'two that differ',
    [
      [50, 3],
      [55, 3],
    ],
    true,
  ],
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
    'one without an interval',
    [
      [50, 3],
      [90, null],
    ],
    null,
  ],
  [
    'another in the middle without an interval',
    [
      [50, 3],
      [60, null],
      [90, 3],
    ],
    true,
  ],
])('%s', (_, figures, expected) => {
  const points = figures.map(([value, half]) => figure(value, half))
  const [first, last] = [points[0], points.at(-1)]
  expect(first && last && toldApart(points)(first, last)).toBe(expected)
})

function asHolm(all: readonly (readonly [value: number, half: number])[]): void {
  const points = all.map(([value, half]) => figure(value, half))
  const isApart = toldApart(points)
  const pairs = distinguishablePairs(
    points.map(({ value }, at) => ({ label: String(at), estimate: value })),
    points.map((point) => standardError(point) ?? 0),
  )
  const wrong = pairs.filter(({ a, b, distinguishable }) => {
    const [first, second] = [points[Number(a)], points[Number(b)]]
    return !first || !second || isApart(first, second) !== distinguishable
  })
  expect(wrong).toEqual([])
}

test('answers for every pair as Holm’s correction over all of them does', () => {
  const numbers = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }))
  fc.assert(fc.property(fc.array(numbers, { minLength: 2, maxLength: 12 }), asHolm))
})

test.each([2, 6, 20])('and so for the 4,005 pairs of ninety places with intervals of ± %d', (half) => {
  asHolm(Array.from({ length: 90 }, (_, index) => [(index * 37) % 90, half] as const))
})
