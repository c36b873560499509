import { incompleteGammaUpper } from './gamma.ts'

/** 97.5% quantile of the standard normal distribution: half the width of a 95% interval, in standard errors. */
export const Z_975 = 1.959963984540054

/** Standard normal distribution function Φ(x), 0 to 1. Small left tails keep their digits. Source: methods §0. */
export function normalCdf(x: number): number {
  const tail = 0.5 * incompleteGammaUpper(0.5, (x * x) / 2)
  return x <= 0 ? tail : 1 - tail
}

/** Two-sided p of a standard normal statistic, 2·Φ(−|z|). Keeps its digits when it is tiny. */
export function normalTwoSided(z: number): number {
  return incompleteGammaUpper(0.5, (z * z) / 2)
}

/** Rational approximation in the middle and in the two tails of Wichura's AS 241 (PPND16), highest power last. */
const MIDDLE_TOP = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
  67265.7709270087, 33430.57558358813, 2509.0809287301227,
]
const MIDDLE_BOTTOM = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
  28729.085735721943, 5226.495278852854,
]
const NEAR_TOP = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
  0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
]
const NEAR_BOTTOM = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  0.0005475938084995345, 1.0507500716444169e-9,
]
const FAR_TOP = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
]
const FAR_BOTTOM = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
  1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
]

/**
 * Inverse of {@link normalCdf} for p strictly between 0 and 1; relative error about 1e-16. Throws otherwise.
 * Source: Wichura 1988, AS 241; methods §0.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError('normalQuantile takes numbers between 0 and 1.')
  const fromMiddle = p - 0.5
  if (Math.abs(fromMiddle) <= 0.425) {
    const r = 0.180625 - fromMiddle * fromMiddle
    return (fromMiddle * polynomial(MIDDLE_TOP, r)) / polynomial(MIDDLE_BOTTOM, r)
  }
  const depth = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  const size =
    depth <= 5
      ? polynomial(NEAR_TOP, depth - 1.6) / polynomial(NEAR_BOTTOM, depth - 1.6)
      : polynomial(FAR_TOP, depth - 5) / polynomial(FAR_BOTTOM, depth - 5)
  return fromMiddle < 0 ? -size : size
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0)
}
