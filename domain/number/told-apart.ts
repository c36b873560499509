import { shownDecimals, type ValueFormat } from './format.ts'

/** More digits than this are dust of arithmetic. */
const MOST_DIGITS = 6

/**
 * The digits in which two values of a format are written so that a reader sees how they differ: those of the format where they do,
 * else as few more as tell them apart, 61.38 beside 61.4. Values that are the same keep the digits of the format.
 */
export function toldApart(a: number, b: number, format: ValueFormat): number {
  const shown = shownDecimals(format)
  if (a === b) return shown
  let digits = shown
  while (digits < MOST_DIGITS && a.toFixed(digits) === b.toFixed(digits)) digits += 1
  return digits
}
