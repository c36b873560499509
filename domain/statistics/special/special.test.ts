import { expect, it } from 'vitest'
import { incompleteBeta } from './beta.ts'
import { incompleteGamma, incompleteGammaUpper, lnGamma } from './gamma.ts'
import { normalCdf, normalQuantile, normalTwoSided } from './normal.ts'
import { studentCdf, studentQuantile, studentTwoSided } from './student.ts'

/** Equal to a relative 1e-11, also when both are tiny. */
function closeTo(found: number, expected: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-11 * Math.max(Math.abs(expected), 1e-300))
}

// Python 3.11: math.lgamma.
it.each([
  [1e-5, 11.512919692895824],
  [0.1, 2.2527126517342055],
  [0.5, 0.5723649429247004],
  [1.5, -0.12078223763524543],
  [3.3, 0.9870985778947339],
  [10, 12.801827480081467],
  [100.5, 361.4355404677776],
  [1e5, 1051287.7089736566],
])('lnGamma(%d) is %d', (x, expected) => closeTo(lnGamma(x), expected))

it('lnGamma of 1 and 2 is 0, and nothing is said about numbers that are not above 0', () => {
  expect(lnGamma(1)).toBeCloseTo(0, 14)
  expect(lnGamma(2)).toBeCloseTo(0, 14)
  expect(() => lnGamma(0)).toThrow(RangeError)
})

// Python 3.11: 0.5 * math.erfc(-x / sqrt 2).
it.each([
  [-10, 7.619853024160593e-24],
  [-5, 2.866515718791946e-7],
  [-1.96, 0.024997895148220435],
  [-1, 0.15865525393145707],
  [-0.1, 0.460172162722971],
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [1.5, 0.9331927987311419],
  [3, 0.9986501019683699],
])('normalCdf(%d) is %d', (x, expected) => {
  closeTo(normalCdf(x), expected)
  closeTo(normalTwoSided(x), 2 * Math.min(expected, 1 - expected))
})

// Python 3.11: statistics.NormalDist().inv_cdf.
it.each([
  [1e-300, -37.0470962993612],
  [1e-20, -9.262340089798405],
  [1e-9, -5.9978070150076865],
  [0.001, -3.090232306167813],
  [0.1, -1.2815515655446008],
  [0.3, -0.5244005127080407],
  [0.5, 0],
  [0.6, 0.2533471031357998],
  [0.975, 1.959963984540054],
  [0.999999, 4.753424308817089],
])('normalQuantile(%d) is %d', (p, expected) => closeTo(normalQuantile(p), expected))

// By hand: P(1, x) = 1 − e^−x; P(2, x) = 1 − e^−x (1 + x); P(1/2, x) = erf √x (Python 3.11: math.erf).
it.each([
  [1, 0.5, 1 - Math.exp(-0.5)],
  [1, 30, 1 - Math.exp(-30)],
  [2, 3, 1 - 4 * Math.exp(-3)],
  [0.5, 1, 0.8427007929497149],
  [0.5, 0.04, 0.22270258921047845],
])('incompleteGamma(%d, %d) is %d', (a, x, expected) => {
  closeTo(incompleteGamma(a, x), expected)
  expect(incompleteGammaUpper(a, x)).toBeCloseTo(1 - expected, 12)
})

// Exact fractions: I_x(a, b) is a sum of binomial terms for whole a and b; I_x(1, b) = 1 − (1 − x)^b.
it.each([
  [1, 3, 0.2, 1 - 0.8 ** 3],
  [2, 2, 0.25, 5 / 32],
  [2, 3, 0.5, 11 / 16],
  [5, 1, 0.9, 0.9 ** 5],
  [0.5, 0.5, 0.5, 0.5],
  [3, 4, 0, 0],
  [3, 4, 1, 1],
])('incompleteBeta(%d, %d, %d) is %d', (a, b, x, expected) => closeTo(incompleteBeta(a, b, x), expected))

// Closed forms: df 1: ½ + atan(t)/π; df 2: ½ + t / (2√(2 + t²)); df 4: ½ + ⅜·u(1 − u²/12) with u = t/√(1 + t²/4).
it.each([
  [1, 1, 0.75],
  [-2.5, 1, 0.5 - Math.atan(2.5) / Math.PI],
  [3, 2, 0.5 + 3 / (2 * Math.sqrt(11))],
  [2, 4, 0.5 + (3 / 8) * Math.SQRT2 * (1 - 2 / 12)],
  [0, 7, 0.5],
])('studentCdf(%d, %d) is %d', (t, df, expected) => {
  closeTo(studentCdf(t, df), expected)
  closeTo(studentTwoSided(t, df), 2 * Math.min(expected, 1 - expected))
})

// Printed tables of t to 4 digits or more; df 1: tan(π(p − ½)); df 2: (2p − 1)√(2 / (4p(1 − p))).
it.each([
  [0.975, 1, Math.tan(Math.PI * 0.475)],
  [0.975, 2, 0.95 * Math.sqrt(2 / (4 * 0.975 * 0.025))],
  [0.995, 1, Math.tan(Math.PI * 0.495)],
  [0.1, 2, -0.8 * Math.sqrt(2 / 0.36)],
  [0.5, 3, 0],
])('studentQuantile(%d, %d) is %d', (p, df, expected) => closeTo(studentQuantile(p, df), expected))

it.each([
  [0.975, 3, 3.182446],
  [0.975, 10, 2.228139],
  [0.95, 30, 1.697261],
  [0.9995, 5, 6.868827],
  [0.975, 1e7, 1.959964],
])('studentQuantile(%d, %d) is the %d of the tables', (p, df, expected) => {
  expect(studentQuantile(p, df)).toBeCloseTo(expected, 6)
})

it('quantiles are undone by their distribution function', () => {
  for (const p of [1e-12, 1e-4, 0.02, 0.4, 0.7, 0.999]) {
    closeTo(normalCdf(normalQuantile(p)), p)
    for (const df of [1, 3, 12, 250]) closeTo(studentCdf(studentQuantile(p, df), df), p)
  }
})

it('quantiles of certainty do not exist', () => {
  expect(() => normalQuantile(1)).toThrow(RangeError)
  expect(() => studentQuantile(0, 4)).toThrow(RangeError)
})
