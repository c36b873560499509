import { describe, expect, it } from 'vitest'
import { type Point, pointOf } from '#domain/observation/point.ts'
import { likenessGroups, likenessTo } from './indistinguishable.ts'

function point(location: number, value: number, half: number | null): Point {
  const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
  return pointOf({ indicator: 1, source: 1, location, period: 2020000, value, ...bounds })
}

// Half a 95% interval of 1.959964 is a standard error of 1: the limit for two of them is 1.959964 · √2 = 2.7718.
const HALF = 1.959963984540054

describe('places that cannot be told apart', () => {
  it.each([
    [2.77, 'same'],
    [2.78, 'different'],
    [-2.77, 'same'],
    [-2.78, 'different'],
  ])('a difference of %f points with standard errors of 1 is %s', (difference, expected) => {
    const reference = point(1, 50, HALF)
    const group = likenessTo(reference, [reference, point(2, 50 + difference, HALF)])
    expect(group.likeness[1]?.likeness).toBe(expected)
  })

  it('cannot test a place without an interval', () => {
    const reference = point(1, 50, HALF)
    const group = likenessTo(reference, [reference, point(2, 50, null)])
    expect(group.likeness.map((entry) => entry.likeness)).toEqual(['reference', 'untested'])
  })

  it('starts from the highest and the lowest place that has an interval', () => {
    const points = [
      point(1, 95, null),
      point(2, 90, HALF),
      point(3, 50, HALF),
      point(4, 10, HALF),
      point(5, 5, null),
    ]
    expect(likenessGroups(points).map((group) => group.reference.location)).toEqual([2, 4])
    expect(likenessGroups(points, 3).map((group) => group.reference.location)).toEqual([3])
  })

  it.each([
    ['nothing has an interval', [point(1, 5, null), point(2, 6, null)], undefined],
    ['only one place has one', [point(1, 5, 1), point(2, 6, null)], undefined],
    ['the chosen place has none', [point(1, 5, 1), point(2, 6, 1), point(3, 7, null)], 3],
  ])('claims nothing when %s', (_, points, chosen) => {
    expect(likenessGroups(points, chosen)).toEqual([])
  })
})
