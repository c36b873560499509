import type { Slope } from '#domain/indicator/indicator.ts'
import { normalCdf, Z_975 } from '#domain/statistics/special/normal.ts'
import { studentCdf, studentQuantile } from '#domain/statistics/special/student.ts'
import type { Expectation } from './fan.ts'
import type { ScaleName } from './working-scale.ts'

/** The expected value at one time, and the distribution that its intervals come from. */
export interface ExpectedValue {
  readonly expected: Pick<Expectation, 'mean' | 'lo95' | 'hi95'>
  readonly scale: ScaleName
  /** Degrees of freedom of Student's t; null for the normal distribution. */
  readonly df: number | null
}

/** Shares are kept off 0 and 1 by this much, as in the forecast itself. Source: methods §5.4. */
const CLIP = 0.005

/**
 * The chance, 0 to 1, that a value lies on the good side of a target or on it, read from the forecast's own distribution: its
 * centre and the 95 % end towards the target, on the working scale, with the tails of the t (or normal) distribution that
 * made the interval. The end of the interval is hence reached with a chance of 2.5 %. Null when the interval has no width.
 * It is as good as the forecast, no better. Source: methods §5.4, §5.5; the chance is our own reading.
 */
export function chanceOfReaching(
  { expected, scale, df }: ExpectedValue,
  target: number,
  slope: Exclude<Slope, null>,
): number | null {
  const to = wayTo(scale, expected.mean)
  const centre = to(expected.mean)
  const aim = to(target)
  const end = to(aim >= centre ? expected.hi95 : expected.lo95)
  const half = Math.abs(end - centre)
  if (!(half > 0) || !Number.isFinite(half)) return null
  const standard = df === null ? Z_975 : studentQuantile(0.975, df)
  const distance = ((aim - centre) / half) * standard
  const below = df === null ? normalCdf(distance) : studentCdf(distance, df)
  return slope === 'Positive' ? 1 - below : below
}

function wayTo(scale: ScaleName, mean: number): (value: number) => number {
  if (scale === 'identity') return (value) => value
  if (scale === 'log') return (value) => Math.log(Math.max(value, mean / 1e6))
  const clip = Math.min(CLIP, mean / 200, (100 - mean) / 200)
  return (value) => {
    const share = Math.min(Math.max(value / 100, clip), 1 - clip)
    return Math.log(share / (1 - share))
  }
}
