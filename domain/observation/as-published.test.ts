import { describe, expect, it } from 'vitest'
import { shownDecimals } from '#domain/number/format.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { asPublished, boundsAsPublished } from './as-published.ts'
import { pointsWhere, tableOf } from './observation-table.ts'
import type { Point } from './point.ts'

const PERCENT = { factor: 2, decimals: 0 } as const
const digits = (point: Point) => shownDecimals(asPublished(point, PERCENT))

function digitsOf(points: readonly Point[], source = 2): number[] {
  return pointsWhere(tableOf(points), { source }).map(digits)
}

describe('the digits of a figure', () => {
  it('are none in a series of whole numbers', () => {
    expect(digitsOf([2016, 2017, 2018].map((year) => aPoint(2, 1, String(year), 43)))).toEqual([0, 0, 0])
  })

  it('are those of its series, not of its value', () => {
    const series = [50, 50.7, 51].map((value, at) => aPoint(2, 1, String(2016 + at), value))
    expect(digitsOf(series)).toEqual([1, 1, 1])
  })

  it('are not told by two figures, which may be whole by chance', () => {
    expect(digitsOf([aPoint(2, 1, '2016', 43), aPoint(2, 1, '2018', 50)])).toEqual([1, 1])
  })

  it('are none where one figure is known to be rounded, and one in the rest of its series', () => {
    const rounded = { flags: ['rounded'] } as const
    const points = [
      aPoint(2, 1, '2008', 35, rounded),
      aPoint(2, 1, '2018', 50, rounded),
      aPoint(2, 1, '2024', 53.4),
    ]
    expect(digitsOf(points)).toEqual([0, 0, 1])
  })

  it('of the nation tell nothing of its parts, nor those of one source of another', () => {
    const points = [
      ...[2016, 2017, 2018].map((year) => aPoint(2, 1, String(year), 43)),
      ...[8, 9, 10].map((place, at) => aPoint(2, place, '2018', 40 + at / 2)),
      ...[2016, 2017, 2018].map((year) => aPoint(4, 1, String(year), 43.5)),
    ]
    expect(digitsOf(points)).toEqual([0, 0, 0, 1, 1, 1])
    expect(digitsOf(points, 4)).toEqual([1, 1, 1])
  })

  it('of bounds are none where both are whole too', () => {
    const bounds = (lower: number, upper: number) => {
      const series = [2016, 2017, 2018].map((year) => aPoint(2, 1, String(year), 43, { lower, upper }))
      return pointsWhere(tableOf(series), {}).map((point) => shownDecimals(boundsAsPublished(point, PERCENT)))
    }
    expect(bounds(40, 46)).toEqual([0, 0, 0])
    expect(bounds(40.5, 46)).toEqual([1, 1, 1])
  })
})
