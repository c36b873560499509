import { describe, expect, it } from 'vitest'
import { combinationBand } from './combination.ts'
import { datedTrend } from './dated-trend.ts'
import { fitEts } from './ets-fit.ts'
import { fitShortDamped } from './ets-short.ts'
import { candidateForms, DAMPED, formName } from './ets-form.ts'
import { projectState } from './ets-projection.ts'
import { runEts } from './ets-run.ts'
import { projectModels } from './models.ts'
import { drift, naive, seasonalNaive } from './naive.ts'
import { minimise } from './nelder-mead.ts'
import { isSeasonal, seasonalPart } from './season.ts'
import { theta } from './theta.ts'

const SERIES = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]
const SHORT = [10, 12, 13, 12, 15]

function near(found: readonly number[], expected: readonly number[], digits = 6): void {
  expect(found).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, digits)
}

describe('simple rules (worked examples of methods §5)', () => {
  it('naive and drift', () => {
    near(naive(SERIES, 5).mean, [44, 44, 44, 44, 44])
    near(drift(SERIES, 3).mean, [45.555556, 47.111111, 48.666667])
  })

  // Python's standard library: steps over one year are 2 each, so the variance is 4 for the first year, 8 for the second.
  it('seasonal naive repeats the last year', () => {
    const values = [10, 20, 30, 40, 12, 22, 32, 42, 14, 24, 34, 44]
    const { mean, variance } = seasonalNaive(values, 4, 6)
    expect(mean).toEqual([14, 24, 34, 44, 14, 24])
    expect(variance).toEqual([4, 4, 4, 4, 8, 8])
  })

  it('theta with α = .4', () => {
    const found = theta(SHORT, { alpha: 0.4, level: 13.0848, variance: 1 }, 4)
    near(found.mean, [14.2376, 14.7376, 15.2376, 15.7376])
    near(found.variance, [1, 1.16, 1.32, 1.48])
  })
})

describe('exponential smoothing', () => {
  const weights = { alpha: 0.5, beta: 0.3, gamma: 0, phi: 0.8 }

  it('damped Holt with given weights (worked example)', () => {
    const { state } = runEts(SHORT, 'N', weights, { level: 10, slope: 1, season: [] })
    expect(state.level).toBeCloseTo(13.957727, 6)
    expect(state.slope).toBeCloseTo(0.909211, 6)
    near(projectState(DAMPED, weights, state, 1, 3).mean, [14.685096, 15.266991, 15.732507])
  })

  // By hand: 1 + (.5 + .3·.8)² + (.5 + .3·1.44)².
  it('variance of a damped trend', () => {
    const { variance } = projectState(DAMPED, weights, { level: 1, slope: 1, season: [] }, 1, 3)
    near(variance, [1, 1.5476, 2.416224])
  })

  // Closed form of the MNN variance, l²[(1 + α²σ²)^(h−1)(1 + σ²) − 1], in Python's standard library.
  it('variance of errors as a share', () => {
    const form = { error: 'M', trend: 'N', season: 'N' } as const
    const simple = { alpha: 0.4, beta: 0, gamma: 0, phi: 1 }
    const { variance } = projectState(form, simple, { level: 100, slope: 0, season: [] }, 0.01, 3)
    expect(variance[0]).toBeCloseTo(100, 9)
    expect(variance[2]).toBeCloseTo(132.345856, 6)
  })

  const yearly = { error: 'M', trend: 'Ad', season: 'M' } as const
  const scarves = { alpha: 0.5, beta: 0, gamma: 0.2, phi: 1 }

  // By hand, of a level of 100 with two seasons: θ = 100², 100² + .04·.25·10 000 and 100² + .04·.25·(10 100 + 10 000); the third step
  // meets its season a second time, which has changed by 1 + .2²·.04.
  it('a season that multiplies, and its variance', () => {
    const state = { level: 100, slope: 0, season: [1.2, 0.8] }
    const { mean, variance } = projectState(yearly, scarves, state, 0.04, 3)
    near(mean, [120, 80, 120])
    near(variance, [
      (10_000 * 1.04 - 10_000) * 1.44,
      (10_100 * 1.04 - 10_000) * 0.64,
      (10_201 * 1.04 * 1.0016 - 10_000) * 1.44,
    ])
  })

  it('a season that multiplies a level with a fading slope', () => {
    const state = { level: 100, slope: 10, season: [1.2, 0.8] }
    near(projectState(yearly, { ...scarves, phi: 0.9 }, state, 0.04, 2).mean, [109 * 1.2, 117.1 * 0.8])
  })

  // R (forecast::ets) prints these for the series of the methods; its search stops a little before the least Σe², so
  // our fit has to be at least as good and its forecasts within 0.2.
  it.each([
    ['AAN', [44.996, 46.5347, 48.0733, 49.612, 51.1506]],
    ['AAdN', [44.6884, 46.0177, 47.3169, 48.5866, 49.8276]],
  ])('%s agrees with R', (name, expected) => {
    const form = candidateForms(false, false).find((entry) => formName(entry) === name) ?? DAMPED
    const { weights: found, state } = fitEts(SERIES, form, 1)
    const { mean } = projectState(form, found, state, 1, 5)
    for (const [step, value] of expected.entries()) {
      expect(Math.abs((mean[step] ?? 0) - value)).toBeLessThan(0.2)
    }
  })

  // A straight trend without smoothing is the least-squares line; its slope 1.539394 and value at 11 are exact fractions.
  it('finds the least-squares line where that is best', () => {
    const fit = fitEts(SERIES, { error: 'A', trend: 'A', season: 'N' }, 1)
    expect(fit.state.slope).toBeCloseTo(1.539394, 4)
    expect(fit.state.level + fit.state.slope).toBeCloseTo(45.066667, 3)
  })
})

it('the simplex finds the least value of a curved valley (Rosenbrock: 0 at 1, 1)', () => {
  const valley = ([x = 0, y = 0]: readonly number[]) => 100 * (y - x * x) ** 2 + (1 - x) ** 2
  const { at, value } = minimise(valley, [-1.2, 1], [0.5, 0.5], { tolerance: 1e-14, limit: 1000 })
  near(at, [1, 1], 4)
  expect(value).toBeLessThan(1e-8)
})

describe('season', () => {
  const SHAPE = [5, 3, 1, -1, -3, -5, -5, -3, -1, 1, 3, 5]
  const months = Array.from({ length: 48 }, (_, t) => 100 + 0.5 * t + (SHAPE[t % 12] ?? 0))

  it('is taken out exactly from a straight line with an added season', () => {
    expect(
      isSeasonal(
        months.map((value, t) => value - 0.5 * t),
        12,
      ),
    ).toBe(true)
    near(seasonalPart(months, 12, 'added'), SHAPE, 9)
  })

  it('averages to 1 when it multiplies', () => {
    const part = seasonalPart(months, 12, 'multiplied')
    expect(part.reduce((sum, value) => sum + value, 0) / 12).toBeCloseTo(1, 12)
  })

  it.each([
    ['a constant', new Array(36).fill(7), 12],
    ['less than two years', months.slice(0, 23), 12],
    ['years', months, 1],
  ])('is not seen in %s', (_, values, frequency) => expect(isSeasonal(values, frequency)).toBe(false))
})

describe('combination', () => {
  // Python's standard library: t quantiles by Simpson's rule and bisection (df 3 and 7), all else by hand.
  it('of a short series is the mean of naive and drift with the wider of the two', () => {
    const band = combinationBand(projectModels(SHORT, 1, 2, true), 'identity', 5)
    near(band.centre, [15.625, 16.25])
    near(band.half80, [1.6377443537 * 1.9364916731, 1.6377443537 * 2.9580398915])
    near(band.half95, [3.1824463053 * 1.9364916731, 3.1824463053 * 2.9580398915])
  })

  it('is the mean of ETS, theta and damped Holt, with the widest interval times the t factor', () => {
    const models = projectModels(SERIES, 1, 3, true)
    const { ets, theta: line, damped } = models.projections
    const members = [ets, line, damped]
    const band = combinationBand(models, 'identity', 10)
    for (const step of [0, 1, 2]) {
      const mean = members.reduce((sum, member) => sum + (member?.mean[step] ?? 0), 0) / 3
      const widest = Math.max(...members.map((member) => member?.variance[step] ?? 0))
      expect(band.centre[step]).toBeCloseTo(mean, 12)
      expect(band.half95[step]).toBeCloseTo(2.3646242515926 * Math.sqrt(widest), 8)
    }
  })
})

// Exact fractions in Python; t quantiles with 2 degrees of freedom in closed form, q√(2/(1 − q²)).
// The slope is −.714032 a step, from the last value, 63 at 16.
it('a dated line goes on from the last value, with the prediction interval of least squares', () => {
  const band = datedTrend([0, 5, 10, 16], [75, 69, 67, 63], [17, 20])
  near(band.centre, [62.285968, 60.143872])
  near(band.half95, [7.464336, 8.334204])
  near(band.half80, [3.271211, 3.652427])
})

describe('damped Holt under 15 values', () => {
  // A series that swings would take α and β to 1 at the greatest likelihood.
  it('starts on the line through the first values and keeps its weights small', () => {
    const { weights } = fitShortDamped([5, 20, 3, 25, 2, 30, 1, 35])
    expect(weights.alpha).toBeLessThanOrEqual(0.5)
    expect(weights.beta).toBeLessThanOrEqual(0.5)
    expect(weights.phi).toBeGreaterThanOrEqual(0.8)
    expect(weights.phi).toBeLessThanOrEqual(0.98)
  })

  it('carries a straight line on, damped: the line at 10 with its slope times φ', () => {
    const values = Array.from({ length: 9 }, (_, t) => 10 + 2 * t)
    const { state } = fitShortDamped(values)
    expect(state.level).toBeGreaterThan(24)
    expect(state.slope).toBeGreaterThan(0)
    expect(state.slope).toBeLessThanOrEqual(2)
  })
})
