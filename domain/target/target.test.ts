import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Slope } from '#domain/indicator/indicator.ts'
import {
  intervalIncludes,
  sideIsUncertain,
  type TargetStanding,
  targetStanding,
  targetWords,
} from './target.ts'

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
  // FCT, 2018: 130% of the assumed children were vaccinated.
  [130, 90, 'Positive', 'none'],
  [100, 90, 'Positive', 'above'],
])('%d against %s with slope %s is %s', (value, target, slope, standing) => {
  expect(targetStanding(value, target, slope, percent)).toBe(standing)
})

test('equality is judged on the digits shown: whole numbers where no decimals are shown', () => {
  expect(targetStanding(18.4, 18, 'Negative', { factor: 1, decimals: 0 })).toBe('on')
})

test.each([
  [90, 85, 95, 95, 94, true],
  [90, 85, 95, 95, 95, true],
  [90, 85, 95, 95, 95.1, false],
  // 5 points of a 90% interval are 5 · 1.959964 / 1.644854 = 5.958 points of the 95% one.
  [90, 85, 95, 90, 95.9, true],
  [90, 85, 95, 90, 96, false],
  [90, null, null, null, 90, false],
  [90, 85, 95, 95, null, false],
])('%d (%s to %s, %s%%) against %s is open: %s', (value, lower, upper, intervalLevel, target, open) => {
  expect(sideIsUncertain({ value, lower, upper, intervalLevel }, target)).toBe(open)
})

test.each([
  // Stunting in Bayelsa: 26.4, 90% interval 20.2 to 33.7, target 20. The 95% interval would begin at 19.
  ['just outside of the printed interval', 26.4, 20.2, 33.7, 20, false],
  ['at its printed end', 26.4, 20.04, 33.7, 20, true],
  ['inside of it', 26.4, 19.9, 33.7, 20, true],
  ['no interval', 26.4, null, null, 20, false],
] as const)('a printed interval and a target: %s', (_, value, lower, upper, target, isInside) => {
  const point = { value, lower, upper, flags: [] }
  expect(intervalIncludes(point, target, { factor: 2, decimals: 1 })).toBe(isInside)
})

test('words say which side is good', () => {
  expect(english.text(targetWords('12', { slope: 'Negative', factor: 1, value: 12 }))).toBe('12 or less')
  expect(english.text(targetWords('90%', { slope: 'Positive', factor: 2, value: 90 }))).toBe('90% or more')
  expect(english.text(targetWords('5', { slope: null, factor: 4, value: 5 }))).toBe('5')
  // Nothing lies beyond these.
  expect(english.text(targetWords('0%', { slope: 'Negative', factor: 2, value: 0 }))).toBe('0%')
  expect(english.text(targetWords('100%', { slope: 'Positive', factor: 2, value: 100 }))).toBe('100%')
})
