import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatNumber } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { compactNumber } from './compact-number.ts'
import { prettyFor } from './pretty-for.ts'

/** A value axis: where it begins and ends, and what stands beside its gridlines. */
export interface ValueScale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
  /** Where the impossible begins: 100 on a percentage axis that values have pushed further; null otherwise. */
  readonly beyond: number | null
  /** True for a percentage axis that ends early because all values are small; the figure says so in a note. */
  readonly shortened: boolean
  format(tick: number): string
}

/** Percentages beyond this are no shares, and steps of twenty would never end. */
const LARGEST_SHARE = 1000

/** Percentages that all lie below this would crowd at the foot of an axis to 100. */
const SMALL_SHARE = 20

/** The same for lines: a course is read from its slope, so no more than two fifths of the plot may stay empty. */
export const LINE_SHARE = 60

/**
 * Axis for values of an indicator, always with zero. Percentages run from 0 to 100; values beyond extend the axis,
 * never clip. `coarse` gives the ticks of small screens; percentages that all lie below `share` end the axis early.
 */
export function valueScale(
  values: readonly number[],
  indicator: Indicator,
  coarse = false,
  share = SMALL_SHARE,
): ValueScale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const isPercent = unitClass(indicator.factor) === 'percent'
  if (isPercent && low >= 0 && high > share && high <= LARGEST_SHARE) return percentScale(high, coarse)
  const steps = prettyFor(indicator)
  const fine = low === high ? [0, 1] : steps(low, high, 5)
  const [min = 0, max = 1] = [fine[0], fine.at(-1)]
  const ticks = coarse && low !== high ? steps(low, high, 4) : fine
  const isShortened = isPercent && high < 100
  // A note says where a shortened axis ends, and has to be true on every screen: only its ticks are fewer on small ones.
  if (isShortened) {
    const within = ticks.filter((tick) => tick >= min && tick <= max)
    const format = tickFormat(within, true)
    return { min, max, ticks: within, beyond: null, shortened: true, format }
  }
  return {
    min: ticks[0] ?? 0,
    max: ticks.at(-1) ?? 1,
    ticks,
    beyond: null,
    shortened: false,
    format: tickFormat(ticks, isPercent),
  }
}

interface Shown {
  readonly indicator: Indicator
  readonly targets?: readonly number[]
  /** Whether intervals are drawn; they are when this is absent. */
  readonly intervals?: boolean | undefined
  readonly coarse?: boolean
}

/** Axis that holds figures of an indicator with their intervals and its targets. */
export function figureScale(points: readonly Point[], shown: Shown): ValueScale {
  const { indicator, targets = [], intervals = true, coarse } = shown
  return valueScale([...reach(points, intervals), ...targets], indicator, coarse)
}

/** The values of figures, and the ends of their intervals where these are drawn. */
export function reach(points: readonly Point[], intervals: boolean): number[] {
  return points.flatMap((point) => {
    const bounds = intervals ? interval(point) : null
    return bounds ? [point.value, bounds.lower, bounds.upper] : [point.value]
  })
}

function percentScale(high: number, coarse: boolean): ValueScale {
  const step = coarse ? 25 : 20
  const max = high > 100 ? Math.ceil((high + 1) / 5) * 5 : 100
  const ticks = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  const beyond = high > 100 ? 100 : null
  return { min: 0, max, ticks, beyond, shortened: false, format: tickFormat(ticks, true) }
}

/** Axis from zero to the last of its ticks. */
export function scaleWith(ticks: readonly number[], isPercent: boolean): ValueScale {
  const format = tickFormat(ticks, isPercent)
  return { min: 0, max: ticks.at(-1) ?? 1, ticks, beyond: null, shortened: isPercent, format }
}

/** How ticks are written: as many digits as their step needs, large numbers short, `%` on the top tick of a percentage axis. */
export function tickFormat(ticks: readonly number[], isPercent: boolean): (tick: number) => string {
  const top = ticks.at(-1) ?? 0
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))
  const decimals = step >= 1 || step === 0 ? 0 : Math.min(6, Math.ceil(-Math.log10(step)))
  return (tick) => {
    const number =
      Math.max(Math.abs(top), Math.abs(ticks[0] ?? 0)) >= 100_000
        ? compactNumber(tick)
        : formatNumber(tick, decimals)
    return isPercent && tick === top ? `${number}%` : number
  }
}
