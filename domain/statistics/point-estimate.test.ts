import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { pointEstimate, standardError } from './point-estimate.ts'

const figure = (lower: number, upper: number, intervalLevel: number) =>
  aPoint(2, 1, '2018', 50, { lower, upper, intervalLevel })

test('the standard error of an interval of 45 to 55: of 95% 10 / 3.919928, of 90% 10 / 3.289707', () => {
  expect(standardError(figure(45, 55, 95))).toBeCloseTo(2.551067, 6)
  expect(standardError(figure(45, 55, 90))).toBeCloseTo(3.039784, 6)
})

test('a published standard error is taken where no interval is given', () => {
  const point = aPoint(2, 1, '2018', 50, { se: 2.5 })
  expect(standardError(point)).toBe(2.5)
  expect(standardError({ ...figure(45, 55, 95), se: 9 })).toBeCloseTo(2.551067, 6)
  expect(pointEstimate(point)).toEqual({ estimate: 50, se: 2.5 })
  expect(standardError(aPoint(2, 1, '2018', 50))).toBeNull()
})
