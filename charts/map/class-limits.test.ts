import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
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
  const limits = classLimits(way, { values: VALUES, indicator: anIndicator(7) }, [10, 20])
  expect(limits.map((limit) => Number(limit.toFixed(6)))).toEqual(expected)
})

test('the classes between natural limits hold the natural groups', () => {
  const { classes } = classesBetween(
    VALUES,
    classLimits('jenks', { values: VALUES, indicator: anIndicator(7) }, []),
  )
  expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(VALUES.length)
  expect(classes.map(({ count }) => count).every((count) => count > 0)).toBe(true)
})

// Ten places without a case, and one each with 1, 2 and 50.
test.each<[ClassWay, number[]]>([
  ['equal', [1, 34]],
  ['quantile', [1, 2, 18]],
  ['jenks', [1, 2, 50]],
  ['own', [0.5, 20]],
])('counts by %s: whole limits, zero alone, no class without a place', (way, expected) => {
  const values = [...Array(10).fill(0), 1, 2, 50]
  const indicator = anIndicator(7, { factor: 4, denominator: '' })
  expect(classLimits(way, { values, indicator }, [0.5, 20])).toEqual(expected)
})
