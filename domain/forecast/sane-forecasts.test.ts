import { expect, test } from 'vitest'
import { type ForecastQuestion, forecast } from './forecast.ts'

const YEARLY = { start: 2013000, frequency: 1 } as const

function forecastOf(question: Omit<ForecastQuestion, 'start' | 'frequency'>) {
  const result = forecast({ ...YEARLY, ...question })
  if (result.status !== 'ok') throw new Error(result.reason)
  return result
}

test.each<[string, (number | null)[], number]>([
  // HIV prevalence of young men and women: the end of the logit scale is no forecast.
  ['0.3 after 0.3', [0.7, 0.6, 0.6, 0.5, 0.4, 0.4, 0.3, 0.3, 0.3, 0.3], 0.3],
  ['0.4 after 0.4', [1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.4], 0.4],
  ['99.8 after 99.8', [99.2, 99.3, 99.4, 99.5, 99.6, 99.6, 99.7, 99.8, 99.8, 99.8], 99.8],
])('a share near its bound stays where it was: %s', (_, values, last) => {
  const { points, warnings } = forecastOf({ values, unit: 'percent', horizon: 3 })
  expect(Math.abs((points[0]?.mean ?? 0) - last)).toBeLessThan(0.06)
  expect(warnings).not.toContain('clipped_near_bounds')
  expect(Math.max(...points.map(({ hi95 }) => hi95 ?? 0))).toBeLessThanOrEqual(100)
})

test('nothing and everybody are taken a little inside, and said to be', () => {
  const { warnings } = forecastOf({ values: [95, 97, 100, 98, 99, 100, 99, 98], unit: 'percent' })
  expect(warnings).toContain('clipped_near_bounds')
})

test('a line by real dates goes on from the last figure', () => {
  // Severe wasting by four surveys: 5.6, 4.4, 2.7, 3.1; the line of least squares alone would begin at 1.9.
  const values = Array.from(
    { length: 22 },
    (_, at) => ({ 0: 8.6, 5: 7, 10: 5.6, 16: 2.7, 21: 3.1 })[at] ?? null,
  )
  const { model, points } = forecastOf({ values, unit: 'percent', horizon: 2 })
  expect(model).toBe('dated_trend')
  expect(points[0]?.mean).toBeGreaterThan(2.6)
  expect(points[0]?.mean).toBeLessThan(3.1)
})

test.each<[string, number[]]>([
  // Meningitis A doses: campaigns of hundreds of thousands between months of a few.
  ['campaigns', [1200, 800_000, 900, 450, 1_300_000, 700, 320, 640_000, 410, 150]],
  ['outbreaks', [3, 900, 12, 2000, 5, 40, 3, 7000, 2, 60]],
])('an interval of more than tenfold is no forecast: %s', (_, values) => {
  expect(forecast({ ...YEARLY, values, unit: 'count' })).toEqual({ status: 'invalid', reason: 'too_wide' })
})
