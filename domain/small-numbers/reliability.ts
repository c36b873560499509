import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'

/**
 * Classes of reliability of a figure of an LGA or a senatorial district, the best first: `wide` figures are shown marked and are
 * not ranked, `withheld` ones are not shown.
 */
export const RELIABILITY = ['good', 'fair', 'wide', 'withheld'] as const

export type Reliability = (typeof RELIABILITY)[number]

/** Relative standard errors, in percent, up to which a figure is of a class. Source: methods §11.3. */
const MOST_ERROR = { good: 15, fair: 30, wide: 50 } as const

/** A share whose 95% interval spans no more points than these is fair, however small it is: nearly nobody is known to be concerned. */
const NARROW_POINTS = 5

/** The factor of shares. */
const PERCENT = 2

/** An interval of a share of more points than these, as it was published, is wide whatever the share is. */
export const WIDE_POINTS = 40

type Measured = Pick<Point, 'location' | 'value' | 'lower' | 'upper' | 'intervalLevel' | 'se'>

/**
 * The reliability of a figure of a place below states, by the width of its interval relative to the figure; null for larger places,
 * and where neither an interval nor a standard error is held. Source: methods §11.3; decision 190.
 */
export function reliabilityOf(
  point: Measured,
  indicator: Pick<Indicator, 'factor'>,
  location: Pick<Location, 'level'> | undefined,
): Reliability | null {
  const error = standardError(point)
  if (error === null || !isLocal(point, location)) return null
  const byError = classOf(error, Math.abs(point.value))
  if (indicator.factor !== PERCENT) return byError
  if (2 * Z_975 * error <= NARROW_POINTS) return byError === 'good' ? 'good' : 'fair'
  return byError !== 'withheld' && isWideShare(point, indicator) ? 'wide' : byError
}

/** True where the published interval of a share is so wide that its class on a map says little. */
export function isWideShare(
  { lower, upper }: Pick<Point, 'lower' | 'upper'>,
  { factor }: Pick<Indicator, 'factor'>,
): boolean {
  if (factor !== PERCENT || lower === null || upper === null) return false
  return upper - lower > WIDE_POINTS
}

/** Reference data know the nation, zones and states always, so that a place which they do not know lies below them. */
function isLocal({ location: id }: Measured, location: Pick<Location, 'level'> | undefined): boolean {
  return location === undefined ? id !== NATION : location.level >= 4
}

function classOf(error: number, size: number): Reliability {
  const within = (percent: number) => 100 * error <= percent * size
  if (within(MOST_ERROR.good)) return 'good'
  if (within(MOST_ERROR.fair)) return 'fair'
  return within(MOST_ERROR.wide) ? 'wide' : 'withheld'
}
