import { expect, test } from 'vitest'
import { scoreForecasts } from './forecast-score.ts'
import { makeSeries, type SeriesWish } from './made-up-series.ts'

const ANNUAL: SeriesWish = { family: 'annual', each: 15, shortest: 10, longest: 28, horizon: 5, seed: 3 }
const PERCENT: SeriesWish = { family: 'percent', each: 30, shortest: 10, longest: 25, horizon: 3, seed: 5 }

test('the same wish gives the same series', () => {
  expect(makeSeries(ANNUAL)).toEqual(makeSeries(ANNUAL))
  expect(makeSeries({ ...ANNUAL, seed: 4 })).not.toEqual(makeSeries(ANNUAL))
})

// The acceptance of methods §5, on made-up series (fixed chance, so these numbers do not vary between runs).
test('the combination beats naive on annual series, and its intervals cover what they promise', () => {
  const score = scoreForecasts(makeSeries(ANNUAL), 'combination')
  expect(score.refused).toBeLessThan(score.series / 10)
  expect(score.owa).toBeLessThan(0.95)
  expect(score.coverage95).toBeGreaterThan(0.9)
  expect(score.coverage95).toBeLessThan(0.98)
  expect(score.coverage80).toBeGreaterThan(0.75)
})

test('a single model promises more than it keeps, which is why the combination is wider', () => {
  expect(scoreForecasts(makeSeries(ANNUAL), 'ets').coverage95).toBeLessThan(0.9)
})

test('percentages without a lasting trend are forecast about as well as naive, at most 4 % worse', () => {
  const score = scoreForecasts(makeSeries(PERCENT))
  expect(score.absolute).toBeLessThan(1.04)
  expect(score.coverage95).toBeGreaterThan(0.9)
})
