import { median, medianAbsoluteDeviation } from './median.ts'
import { mean } from './moments.ts'

/** Beyond this in size a modified z marks an outlier. */
const OUTLIER = 3.5

/**
 * Modified z of each value, 0.6745(v − median)/MAD; with MAD 0 (v − median)/(1.253314 · mean |v − median|); both 0
 * gives zeros. No unit. Source: Iglewicz and Hoaglin 1993; methods §2.2.
 */
export function modifiedZ(values: readonly number[]): number[] {
  if (values.length === 0) return []
  const middle = median(values)
  const deviations = values.map((value) => value - middle)
  const { raw } = medianAbsoluteDeviation(values)
  const scale = raw > 0 ? raw / 0.6745 : 1.253314 * mean(deviations.map(Math.abs))
  return deviations.map((deviation) => (scale > 0 ? deviation / scale : 0))
}

/** Places, from 0, of the values whose modified z exceeds 3.5 in size. */
export function modifiedZOutliers(values: readonly number[]): number[] {
  return modifiedZ(values).flatMap((z, index) => (Math.abs(z) > OUTLIER ? [index] : []))
}
