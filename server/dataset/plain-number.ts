const ZERO = 48
const NINE = 57
const MINUS = 45
const POINT = 46

/** Digits that a number may have so that it, and its quotient by a power of ten, are exact as `Number` reads them. */
const MOST_DIGITS = 15

/** The divisors of the digits behind a point; both are exact, so that the quotient is rounded once, as `Number` rounds. */
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power)

/** The whole number that digits from `start` to `end` write, without a sign; NaN when anything else stands there, or nothing. */
export function plainWhole(text: string, start: number, end: number): number {
  if (start === end || end - start > MOST_DIGITS) return Number.NaN
  let value = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return Number.NaN
    value = value * 10 + code - ZERO
  }
  return value
}

/**
 * The number that stands from `start` to `end`, when it is written like `-12.5` in few digits: the same that `Number` makes of it,
 * without taking it out of the text. NaN says only that it is written otherwise, or not a number.
 */
export function plainNumber(text: string, start: number, end: number): number {
  const isNegative = text.charCodeAt(start) === MINUS && start < end
  const first = isNegative ? start + 1 : start
  if (end - first > MOST_DIGITS) return Number.NaN
  let value = 0
  let point = -1
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) value = value * 10 + code - ZERO
    else if (code === POINT && point < 0 && at > first) point = at
    else return Number.NaN
  }
  if (first === end || point === end - 1) return Number.NaN
  const size = point < 0 ? value : value / (POWERS[end - 1 - point] ?? Number.NaN)
  return isNegative ? -size : size
}
