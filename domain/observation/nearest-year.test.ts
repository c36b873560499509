import { expect, it } from 'vitest'
import { nearestYear } from './nearest-year.ts'

it.each<[number[], number, number | null]>([
  [[2013, 2018, 2024], 2018, 2018],
  [[2013, 2018, 2024], 2016, 2018],
  [[2013, 2018, 2024], 2021, null],
  [[2016, 2020], 2018, 2020],
  [[2017, 2020], 2018, 2017],
  [[], 2018, null],
])('of %j the nearest to %d is %j', (available, wanted, expected) => {
  expect(nearestYear(available, wanted)).toBe(expected)
})
