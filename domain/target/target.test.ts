import { expect, test } from 'vitest'
import type { Slope } from '#domain/indicator/indicator.ts'
import { intervalHoldsTarget, type TargetStanding, targetStanding, targetWords } from './target.ts'

const percent = { factor: 2, decimals: 1 } as const

test.each<[number, number | null, Slope, TargetStanding]>([
  [91, 90, 'Positive', 'above'],
  [90, 90, 'Positive', 'on'],
  [90.04, 90, 'Positive', 'on'],
  [90.06, 90, 'Positive', 'above'],
  [89, 90, 'Positive', 'below'],
  [12, 18, 'Negative', 'above'],
  [18, 18, 'Negative', 'on'],
  [41, 18, 'Negative', 'below'],
  [0, 0, 'Negative', 'on'],
  [50, null, 'Positive', 'none'],
  [50, 40, null, 'none'],
])('%d against %s with slope %s is %s', (value, target, slope, standing) => {
  expect(targetStanding(value, target, slope, percent)).toBe(standing)
})

test('equality is judged on the digits shown: whole numbers where no decimals are shown', () => {
  expect(targetStanding(18.4, 18, 'Negative', { factor: 1, decimals: 0 })).toBe('on')
})

test('an interval holds its target at both ends; without an interval or target nothing is held', () => {
  expect(intervalHoldsTarget(85, 95, 90)).toBe(true)
  expect(intervalHoldsTarget(90, 95, 90)).toBe(true)
  expect(intervalHoldsTarget(91, 95, 90)).toBe(false)
  expect(intervalHoldsTarget(null, null, 90)).toBe(false)
  expect(intervalHoldsTarget(85, 95, null)).toBe(false)
})

test('words say which side is good', () => {
  expect(targetWords('12', 'Negative')).toBe('12 or fewer')
  expect(targetWords('90%', 'Positive')).toBe('90% or more')
  expect(targetWords('5', null)).toBe('5')
})
