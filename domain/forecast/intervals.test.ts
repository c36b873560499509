import { describe, expect, test } from 'vitest'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { type ForecastNumbers, type ForecastQuestion, forecast } from './forecast.ts'
import { isReported } from './reported.ts'
import { forecastSeries } from './series-of-points.ts'
import { isSmooth } from './smooth-series.ts'

const at = (values: readonly number[]) => values.map((_, index) => index)
/** Steps that follow each other: a quarter of a wave. */
const CURVE = Array.from({ length: 15 }, (_, t) => 100 + 20 * Math.sin(t / 10))

describe('a series that runs along a curve', () => {
  test.each<[string, readonly number[], boolean]>([
    ['a curve', CURVE, true],
    ['a constant', [7, 7, 7, 7, 7], true],
    ['a straight line', [1, 2, 3, 4, 5], true],
    [
      'a straight line that was rounded',
      Array.from({ length: 12 }, (_, t) => Math.round(20 + 3.3 * t)),
      true,
    ],
    // Methods §5; the steps go up and down.
    ['counted values', [30, 32, 31, 35, 36, 38, 37, 41, 42, 44], false],
    ['values that go to and fro', [50, 53, 51, 56, 55, 59, 52, 54, 50, 57], false],
    ['too few to tell', [10, 12, 15, 17, 18], false],
  ])('%s', (_, values, expected) => expect(isSmooth(values, at(values))).toBe(expected))

  test('steps are judged by what they are a year', () => {
    const places = [0, 1, 4, 5, 9, 10, 14]
    expect(
      isSmooth(
        places.map((place) => 3 * place),
        places,
      ),
    ).toBe(true)
  })
})

const YEARS = { start: 2010000, frequency: 1, horizon: 3, unit: 'rate', values: CURVE } as const

function numbers(question: ForecastQuestion): ForecastNumbers {
  const result = forecast(question)
  if (result.status !== 'ok') throw new Error(JSON.stringify(result))
  return result
}

describe('the intervals of a forecast', () => {
  test('are its own for what was counted or asked, however evenly it runs', () => {
    const found = numbers(YEARS)
    expect(found.intervals).toEqual({ status: 'ok', of: 'forecast' })
    expect(found.points.every(({ lo80, hi95 }) => lo80 !== null && hi95 !== null)).toBe(true)
  })

  test('are none for a smooth model whose publisher gives none', () => {
    const found = numbers({ ...YEARS, model_based: true })
    expect(found.intervals).toEqual({ status: 'invalid', reason: 'smooth_model' })
    const { mean: _, period: __, ...ends } = found.points[0] ?? { mean: 0, period: '' }
    expect(Object.values(ends).every((end) => end === null)).toBe(true)
    expect(found.warnings).toContain('intervals_refused')
    expect([found.inflation, found.backtest?.coverage95, found.candidates[0]?.coverage80]).toEqual([
      1,
      null,
      null,
    ])
  })

  test('are those of the publisher where it gives one, in proportion on the plain scale', () => {
    const last = CURVE.at(-1) ?? 0
    const published = { lower: 0.5 * last, upper: 1.5 * last, level: 90 }
    const found = numbers({ ...YEARS, model_based: true, published })
    expect(found.intervals).toEqual({ status: 'ok', of: 'publisher', period: '2024', ...published })
    for (const { mean, lower, upper, lo95 } of found.points) {
      expect(lower).toBeCloseTo(0.5 * mean, 9)
      expect(upper).toBeCloseTo(1.5 * mean, 9)
      expect(lo95).toBeNull()
    }
  })

  test.each([
    ['of no width', { lower: 50, upper: 50, level: 95 }],
    ['that does not hold the figure', { lower: 1, upper: 2, level: 95 }],
  ])('a published interval %s is none', (_, published) => {
    expect(numbers({ ...YEARS, model_based: true, published }).intervals.status).toBe('invalid')
  })

  test('stay inside the range of percentages when they are carried', () => {
    const values = CURVE.map((value) => value - 25)
    const asked = { ...YEARS, values, unit: 'percent', model_based: true, horizon: 10 } as const
    const last = values.at(-1) ?? 0
    const found = numbers({ ...asked, published: { lower: last - 20, upper: 99.9, level: 95 } })
    for (const { mean, lower, upper } of found.points) {
      expect(lower ?? -1).toBeGreaterThanOrEqual(0)
      expect(lower ?? 101).toBeLessThan(mean)
      expect(upper ?? 101).toBeLessThanOrEqual(100)
      expect(upper ?? -1).toBeGreaterThan(mean)
    }
  })

  test('of a rough model are its own, with a word where its publisher is less sure', () => {
    const values = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]
    const published = { lower: 1, upper: 90, level: 95 }
    const found = numbers({ ...YEARS, values, model_based: true, published })
    expect(found.intervals).toEqual({ status: 'ok', of: 'forecast' })
    expect(found.warnings).toContain('narrower_than_published')
  })
})

describe('in the shipped data', async () => {
  const { reference, tableOf } = await readShippedData()
  const intervalsOf = (indicator: number, source: number) => {
    const points = pointsWhere(tableOf(indicator), { source, location: 1 })
    const { classification } = byId(reference.sources, source)
    const reported = isReported(reference.measures.get(measureKey(indicator, source)))
    const origin = { classification, evidence: reference.evidence, reported }
    const series = forecastSeries(points, byId(reference.indicators, indicator), origin)
    if (series.status !== 'ready') throw new Error(series.reason)
    return numbers({ ...series.asked, horizon: 5 })
  }

  // Finding D12: 218.4 to 219.6 from the course of the series; the WHO gives 143 to 311.
  test('tuberculosis incidence has the interval of the WHO', () => {
    const { intervals, points } = intervalsOf(1100, 103)
    expect(intervals).toMatchObject({ of: 'publisher', lower: 143, upper: 311, level: 95 })
    expect(points.map(({ lower, upper }) => [lower, upper])).toEqual(new Array(5).fill([143, 311]))
  })

  test('under-five mortality has the interval of UN IGME', () => {
    const { intervals } = intervalsOf(32, 26)
    expect(intervals).toMatchObject({ of: 'publisher', lower: 72.7, upper: 154, level: 90 })
  })

  test.each([
    ['neonatal mortality of UN IGME, of which no interval is held', 30, 26],
    ['the population of the World Population Prospects', 62, 18],
    ['stunting of the joint estimates', 14, 116],
  ])('%s has none', (_, indicator, source) => {
    expect(intervalsOf(indicator, source).intervals).toEqual({ status: 'invalid', reason: 'smooth_model' })
  })

  test.each([
    ['vaccination by WUENIC, which follows reports and surveys', 18, 10],
    ['health accounts', 216, 118],
    ['a survey', 7, 2],
    ['the same survey through a source that publishes estimates', 14, 104],
  ])('%s has its own', (_, indicator, source) => {
    expect(intervalsOf(indicator, source).intervals).toEqual({ status: 'ok', of: 'forecast' })
  })

  test('spending on HIV, which countries report to UNAIDS, is no model’s, and varies too much for a forecast', () => {
    // From 19 million dollars in 2006 to 574 in 2012 and 439 in 2018.
    expect(() => intervalsOf(686, 12)).toThrow('too_wide')
    expect(isReported(reference.measures.get(measureKey(686, 12)))).toBe(true)
    expect(isReported(reference.measures.get(measureKey(1401, 12)))).toBe(false)
  })
})
