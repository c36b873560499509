import { expect, it } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { endsOf } from './ends.ts'

/** A figure with a 95% interval of that half width; without one when it is null. */
function at(location: number, value: number, half: number | null) {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return aPoint(2, location, '2020', value, bounds)
}

// Standard error 1 each (half width 1.96): a difference of 10 is z = 7.1, of 2 is z = 1.4.
it.each<[string, ReturnType<typeof at>[], object | null]>([
  ['nothing', [], null],
  ['a single figure', [at(8, 50, 2)], null],
  [
    'two that differ',
    [at(8, 50, 1.96), at(9, 60, 1.96)],
    { highest: { rivals: 0, untested: 0 }, lowest: { rivals: 0, untested: 0 } },
  ],
  [
    'a highest that has a rival, a lowest that has none',
    [at(8, 20, 1.96), at(9, 60, 1.96), at(10, 62, 1.96)],
    { highest: { rivals: 1, untested: 0 }, lowest: { rivals: 0, untested: 0 } },
  ],
  [
    'a highest without an interval',
    [at(8, 20, 1.96), at(9, 60, 1.96), at(10, 62, null)],
    { highest: { rivals: null, untested: 0 }, lowest: { rivals: 0, untested: 1 } },
  ],
  [
    'no interval at all',
    [at(8, 20, null), at(9, 60, null)],
    { highest: { rivals: null, untested: 1 }, lowest: { rivals: null, untested: 1 } },
  ],
])('%s', (_, points, expected) => {
  const found = endsOf(points)
  if (expected === null) expect(found).toBeNull()
  else expect(found).toMatchObject(expected)
})

it('counts pairs with the correction for looking at all of them', () => {
  // z = 2.12 for the highest two: told apart alone, but not among six pairs.
  const points = [at(8, 60, 1.96), at(9, 57, 1.96), at(10, 56, 1.96), at(45, 55, 1.96)]
  expect(endsOf(points.slice(0, 2))?.highest.rivals).toBe(0)
  expect(endsOf(points)?.highest.rivals).toBe(1)
})
