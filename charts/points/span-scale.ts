import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatNumber } from '#domain/number/format.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { prettyFor } from '#charts/plot/pretty-for.ts'

/** An axis over the values that there are; points have no length, so it need not begin at zero. */
export interface SpanScale {
  readonly type: 'value' | 'log'
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
  format(tick: number): string
}

/** An axis begins at zero when that costs less than this share of it. */
const NEAR_ZERO = 0.25
const LARGE = 100_000
/** Ticks of one power of ten, from few to many. */
const LOG_STEPS = [[1], [1, 3], [1, 2, 5]] as const

/** Round limits around the values; logarithmic only where all are above zero. */
export function spanScale(
  values: readonly number[],
  indicator: Indicator,
  { log = false, coarse = false } = {},
): SpanScale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0) return linear([0, 1], indicator)
  if (log && low > 0) return logarithmic(low, high, indicator)
  const start = low > 0 && low <= high * NEAR_ZERO ? 0 : low
  return linear(prettyFor(indicator)(start, high, coarse ? 3 : 5), indicator)
}

/** True when a logarithmic axis shows something that a plain one does not: all above zero, and ten times apart. */
export function spansDecade(values: readonly number[]): boolean {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return values.length > 1 && low > 0 && high / low >= 10
}

function linear(ticks: readonly number[], indicator: Indicator): SpanScale {
  const isPercent = unitClass(indicator.factor) === 'percent'
  // A share cannot be below 0; above 100 it is a published error that has to be seen.
  const shown = isPercent ? ticks.filter((tick) => tick >= 0) : ticks
  const [min, max] = [shown[0] ?? 0, shown.at(-1) ?? 1]
  return { type: 'value', min, max, ticks: shown, format: tickFormat(shown, isPercent) }
}

function logarithmic(low: number, high: number, indicator: Indicator): SpanScale {
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))]
  const powers = Array.from({ length: to - from + 1 }, (_, step) => 10 ** (from + step))
  const choices = LOG_STEPS.map((steps) => powers.flatMap((power) => steps.map((step) => step * power)))
  const fitting = choices.map((ticks) => ticks.filter((tick) => tick >= low && tick <= high))
  const ticks = fitting.find((list) => list.length >= 3) ?? fitting.at(-1) ?? []
  const isPercent = unitClass(indicator.factor) === 'percent'
  return { type: 'log', min: low / 1.15, max: high * 1.15, ticks, format: tickFormat(ticks, isPercent) }
}

function tickFormat(ticks: readonly number[], isPercent: boolean): (tick: number) => string {
  const last = ticks.at(-1)
  return (tick) => {
    const size = Math.max(...ticks.map(Math.abs))
    const decimals = ticks.every(Number.isInteger) ? 0 : size < 1 ? 2 : 1
    const words = size >= LARGE ? compactNumber(tick) : formatNumber(tick, decimals)
    return isPercent && tick === last ? `${words}%` : words
  }
}
