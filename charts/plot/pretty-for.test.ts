import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { prettyFor } from './pretty-for.ts'
import { valueScale } from './value-scale.ts'

const COUNT = anIndicator(8, { factor: 4, decimals: 0, denominator: '', fullName: 'Cases of a cold' })
const RATE = anIndicator(9, { factor: 1, decimals: 1 })

// 1.5 cases are none: COVID-19 in a week with two stood on an axis of 0, 0.5, 1, 1.5 and 2.
test.each([
  ['one case', COUNT, 1, [0, 1]],
  ['two cases', COUNT, 2, [0, 1, 2]],
  ['three cases', COUNT, 3, [0, 1, 2, 3]],
  ['a mean of counts', COUNT, 1.2, [0, 1, 2]],
  ['forty cases', COUNT, 40, [0, 10, 20, 30, 40]],
  ['what is less than one', COUNT, 0.4, [0, 0.1, 0.2, 0.3, 0.4]],
  ['a rate', RATE, 2, [0, 0.5, 1, 1.5, 2]],
])('steps of %s', (_, indicator, high, ticks) => {
  expect(prettyFor(indicator)(0, high)).toEqual(ticks)
  expect(valueScale([high], indicator).ticks).toEqual(ticks)
})

test('an axis of counts of a small screen has whole steps too', () => {
  for (const high of [1, 2, 3, 4, 5, 7, 9]) {
    const { ticks, max } = valueScale([high], COUNT, true)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(max).toBeGreaterThanOrEqual(high)
  }
})
