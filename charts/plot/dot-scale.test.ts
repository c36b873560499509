import { expect, it } from 'vitest'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { dotScale } from './dot-scale.ts'

const scaleOf = (values: readonly number[], factor: 1 | 2 | 3 | 4) => {
  const points = values.map((value, at) => aPoint(2, at + 1, '2018', value))
  const { min, max, ticks } = dotScale(points, {
    indicator: anIndicator(7, { factor, fullName: 'Mean age' }),
  })
  return { min, max, ticks }
}

it('leaves zero out where all figures lie far from it', () => {
  expect(scaleOf([17.5, 19.2, 22.6], 4)).toEqual({ min: 17, max: 23, ticks: [17, 18, 19, 20, 21, 22, 23] })
})

it.each([
  ['numbers of which one is near to zero', [2, 19, 22], 4],
  ['percentages', [80, 90], 2],
  ['one figure', [22], 4],
  ['equal figures', [22, 22], 4],
] as const)('begins at zero for %s', (_, values, factor) => {
  expect(scaleOf(values, factor).min).toBe(0)
})

it('begins at zero for counts', () => {
  const points = [aPoint(2, 1, '2018', 4200), aPoint(2, 2, '2018', 4800)]
  expect(dotScale(points, { indicator: anIndicator(7, { factor: 4, denominator: '' }) }).min).toBe(0)
})
