import { expect, test } from 'vitest'
import { classesBetween } from '#domain/statistics/round-classes.ts'
import { classLimits, type ClassWay } from './class-limits.ts'

const VALUES = [90, 1, 2, 3, 4, 50, 51, 52, 98, 100]

test.each<[ClassWay, number[]]>([
  ['round', []],
  ['equal', [20.8, 40.6, 60.4, 80.2]],
  ['quantile', [2.8, 31.6, 51.4, 91.6]],
  ['jenks', [3, 50, 90, 98]],
  ['own', [10, 20]],
])('%s: where classes begin', (way, expected) => {
  const limits = classLimits(way, VALUES, [10, 20])
  expect(limits.map((limit) => Number(limit.toFixed(6)))).toEqual(expected)
})

test('the classes between natural limits hold the natural groups', () => {
  const { classes } = classesBetween(VALUES, classLimits('jenks', VALUES, []))
  expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(VALUES.length)
  expect(classes.map(({ count }) => count).every((count) => count > 0)).toBe(true)
})
