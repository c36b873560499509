/** Terms after which every fraction that occurs here has long converged. */
const MOST_TERMS = 10_000
const PRECISION = 3e-16
/** Keeps the fraction away from a division by zero. */
const TINY = 1e-300

/**
 * Value of a(1)/(b(1) + a(2)/(b(2) + …)) by Lentz's method. `term` gives [a, b] for k = 1, 2, …
 * Source: Thompson and Barnett 1986.
 */
export function continuedFraction(term: (k: number) => readonly [number, number]): number {
  const [a1, b1] = term(1)
  let c = 1 / TINY
  let d = 1 / awayFromZero(b1)
  let value = a1 * d
  for (let k = 2; k < MOST_TERMS; k += 1) {
    const [a, b] = term(k)
    d = 1 / awayFromZero(b + a * d)
    c = awayFromZero(b + a / c)
    value *= c * d
    if (Math.abs(c * d - 1) < PRECISION) break
  }
  return value
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}
