import { expect, test } from 'vitest'
import { chanceOfReaching, type ExpectedValue } from './reach-chance.ts'

/** A value with the ends of its 95% interval. */
const expectedValue = (
  mean: number,
  lo95: number,
  hi95: number,
  scale: ExpectedValue['scale'],
  df: number | null,
): ExpectedValue => ({ expected: { mean, lo95, hi95 }, scale, df })

const Z = 1.959963984540054
/** 97.5% quantile of Student's t with one degree of freedom: tan(0.475π). */
const T1 = Math.tan(0.475 * Math.PI)
const logistic = (z: number) => 100 / (1 + Math.exp(-z))

test.each<[string, ExpectedValue, number, 'Positive' | 'Negative', number | null]>([
  // Normal tables: 1 − Φ(1) = .158655.
  [
    'one standard error above, normal',
    expectedValue(50, 50 - 10 * Z, 50 + 10 * Z, 'identity', null),
    60,
    'Positive',
    0.158655,
  ],
  ['one below', expectedValue(50, 50 - 10 * Z, 50 + 10 * Z, 'identity', null), 40, 'Positive', 1 - 0.158655],
  [
    'fewer is better',
    expectedValue(50, 50 - 10 * Z, 50 + 10 * Z, 'identity', null),
    40,
    'Negative',
    0.158655,
  ],
  ['the end of the interval', expectedValue(44, 33.9, 54.1, 'identity', 7), 54.1, 'Positive', 0.025],
  ['the expected value itself', expectedValue(44, 33.9, 54.1, 'identity', 7), 44, 'Positive', 0.5],
  // Cauchy: P(T > 1) = 1/4.
  ['one degree of freedom', expectedValue(50, 50 - T1, 50 + T1, 'identity', 1), 51, 'Positive', 0.25],
  [
    'logit scale',
    expectedValue(50, logistic(-Z), logistic(Z), 'logit', null),
    logistic(1),
    'Positive',
    0.158655,
  ],
  [
    'log scale',
    expectedValue(100, 100 * Math.exp(-Z), 100 * Math.exp(Z), 'log', null),
    100 / Math.E,
    'Negative',
    0.158655,
  ],
  [
    '100% counts as 99.5%',
    expectedValue(50, logistic(-Z), logistic(Z), 'logit', null),
    100,
    'Positive',
    6.03e-8,
  ],
  ['an interval without width', expectedValue(50, 50, 50, 'logit', 5), 60, 'Positive', null],
  ['a value on the bound', expectedValue(0, 0, 4, 'logit', 5), 3, 'Positive', null],
])('%s', (_, value, target, slope, expected) => {
  const chance = chanceOfReaching(value, target, slope)
  expect(chance).toEqual(expected === null ? null : expect.closeTo(expected, 5))
})
