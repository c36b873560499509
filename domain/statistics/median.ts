import { quantile } from './quantile.ts'

/** Makes a median absolute deviation comparable to a standard deviation when values are normal. */
const MAD_SCALE = 1.4826

/** Middle value, or the mean of the two middle ones (quantile of type 7 at one half). Throws on an empty list. */
export function median(values: readonly number[]): number {
  // Sorted as numbers without being asked about each pair, which takes a third of the time.
  const middle = quantile(new Float64Array(values).sort(), 0.5)
  if (middle === null) throw new RangeError('It takes at least one value.')
  return middle
}

/** Median of |x − median|, in the unit of the values, raw and times 1.4826. Throws on an empty list. Source: methods §3. */
export function medianAbsoluteDeviation(values: readonly number[]): {
  readonly raw: number
  readonly scaled: number
} {
  const centre = median(values)
  const raw = median(values.map((value) => Math.abs(value - centre)))
  return { raw, scaled: MAD_SCALE * raw }
}
