import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { median } from '#domain/statistics/median.ts'
import { THRESHOLDS } from './thresholds.ts'

/** A month of a place that is many times its neighbours, as a typing error is; it can also be a campaign. */
export interface Spike {
  readonly point: Point
  /** Median of the months around it. */
  readonly usual: number
  readonly times: number
  /**
   * The figure of the whole that the place is part of, and its value with the usual figure of the part; null
   * where that is not known.
   */
  readonly whole: { readonly value: number; readonly without: number } | null
  /** Without it the figure of the whole would be another one. */
  readonly passes: boolean
}

/** The series to look through. */
export interface SpikeQuestion {
  readonly indicator: Indicator
  /** Months of the parts, of all years, in any order. */
  readonly parts: readonly Point[]
  /** Months of the place that they are parts of. */
  readonly whole: readonly Point[]
  /** How much is much: smaller places vary more. */
  readonly size: 'states' | 'lgas'
  readonly year: number
}

/**
 * Months of one year at places that are parts of another which are many times the median of up to six months before and after,
 * and far above it: 2.5 times for states, 4 for LGAs, 20 where the figures are of a disease, which rise by themselves. Of each
 * is told what the whole would be without it, where the counts are known. The gravest come first.
 */
export function spikesOf({ indicator, parts, whole, size, year }: SpikeQuestion): Spike[] {
  const wholes = new Map(whole.map((point) => [point.period, point]))
  const places = Map.groupBy(
    parts.filter(({ flags }) => !flags.includes('partial_period')),
    ({ location }) => location,
  )
  const found = [...places.values()].flatMap((months) =>
    months
      .filter((point) => periodYear(point.period) === year)
      .flatMap((point) => {
        const usual = usualAround(point, months)
        if (usual === null || !isSpike(point.value, usual, indicator, size)) return []
        const changed = wholeWithout(point, usual, wholes.get(point.period), indicator)
        const passes =
          changed !== null && (changed.value - changed.without) / changed.value >= THRESHOLDS.spike.passes
        return [{ point, usual, times: point.value / usual, whole: changed, passes }]
      }),
  )
  const share = ({ whole: changed }: Spike) => (changed ? 1 - changed.without / changed.value : 0)
  return found.toSorted((a, b) => share(b) - share(a) || b.times - a.times)
}

/** Median of the months around one; null where fewer than four have a figure, or where it is zero. */
function usualAround({ period }: Point, months: readonly Point[]): number | null {
  const { around, least } = THRESHOLDS.spike
  const place = monthNumber(period)
  const near = months.filter((other) => {
    const apart = Math.abs(monthNumber(other.period) - place)
    return apart > 0 && apart <= around
  })
  if (near.length < least) return null
  const usual = median(near.map(({ value }) => value))
  return usual > 0 ? usual : null
}

function monthNumber(period: PeriodCode): number {
  return periodYear(period) * 12 + (period % 1000)
}

function isSpike(value: number, usual: number, indicator: Indicator, size: SpikeQuestion['size']): boolean {
  const { cases, [size]: limits } = THRESHOLDS.spike
  const isCount = figureUnit(indicator) === 'count'
  const times = isCount && indicator.slope === 'Negative' ? cases : limits.times
  return value >= times * usual && value - usual >= (isCount ? limits.count : limits.points)
}

/** The whole less the excess of the part. A coverage needs the counts behind it. */
function wholeWithout(
  point: Point,
  usual: number,
  whole: Point | undefined,
  indicator: Indicator,
): Spike['whole'] {
  if (!whole || whole.value <= 0) return null
  const isCount = figureUnit(indicator) === 'count'
  const [part, all] = isCount ? [point.value, whole.value] : [point.numerator, whole.numerator]
  if (part === null || all === null || all <= 0) return null
  const excess = part * (1 - usual / point.value)
  if (excess > all) return null
  return { value: whole.value, without: whole.value * (1 - excess / all) }
}
