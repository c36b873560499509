import { insufficient, type Outcome } from '#domain/statistics/outcome.ts'
import { mean } from '#domain/statistics/moments.ts'

/** One forecast beside the later figure. The interval is the 95 % one; all in the unit of the series. */
interface CheckedForecast {
  readonly actual: number
  readonly forecast: number
  readonly lower: number
  readonly upper: number
}

/** How good forecasts were; `null` where a measure has no value. */
export interface Accuracy {
  readonly n: number
  /** 0 to 200. */
  readonly smape: number
  /** Mean absolute error in units of the naive error inside the training values; null when these do not change. */
  readonly mase: number | null
  readonly rmse: number
  /** Percent of the actual values; null when one of them is 0. */
  readonly mape: number | null
  /** Share of values inside the interval, 0 to 1. */
  readonly coverage: number
  /** Width of the 95 % interval and 40 times the part outside, in the same units as MASE. */
  readonly msis: number | null
}

/** Mean |y_t − y_{t−m}| inside a series without gaps; null when it is 0 or the series is too short. Source: methods §5.7. */
export function naiveScale(values: readonly number[], frequency: number): number | null {
  const steps = values.slice(frequency).map((value, index) => Math.abs(value - (values[index] ?? value)))
  const scale = steps.length > 0 ? mean(steps) : 0
  return scale > 0 ? scale : null
}

/** Contribution of one forecast to sMAPE, 200|e|/(|y| + |f|), 0 when both are 0. Source: methods §5.7. */
export function symmetricError(actual: number, forecast: number): number {
  const size = Math.abs(actual) + Math.abs(forecast)
  return size === 0 ? 0 : (200 * Math.abs(actual - forecast)) / size
}

/** Known forecasts, the later figures, and the values before; the last four lists belong together entry by entry. */
export interface AccuracyQuestion {
  readonly training: readonly number[]
  readonly frequency: 1 | 12
  readonly actual: readonly number[]
  readonly forecast: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/**
 * Measures of forecasts against later figures: sMAPE, MASE, RMSE, MAPE, coverage, MSIS95; at least one
 * forecast, else insufficient. No list has gaps. Source: methods
 * 5.7; Hyndman & Koehler 2006; Gneiting & Raftery 2007.
 */
export function measureAccuracy(question: AccuracyQuestion): Outcome<Accuracy> {
  const { training, frequency, actual } = question
  const n = actual.length
  if (n === 0) return insufficient(0, 1)
  const scale = naiveScale(training, frequency)
  const checked = actual.map((value, index) => ({
    actual: value,
    forecast: question.forecast[index] ?? value,
    lower: question.lower[index] ?? value,
    upper: question.upper[index] ?? value,
  }))
  const errors = checked.map(({ actual: came, forecast }) => came - forecast)
  const inScale = (value: number) => (scale === null ? null : value / scale)
  return {
    status: 'ok',
    n,
    smape: mean(checked.map((entry) => symmetricError(entry.actual, entry.forecast))),
    mase: inScale(mean(errors.map(Math.abs))),
    rmse: Math.sqrt(mean(errors.map((error) => error * error))),
    mape: actual.includes(0)
      ? null
      : mean(errors.map((error, at) => Math.abs((100 * error) / (actual[at] ?? 1)))),
    coverage: mean(checked.map(({ actual: came, lower, upper }) => (came >= lower && came <= upper ? 1 : 0))),
    msis: inScale(mean(checked.map(intervalScore))),
  }
}

function intervalScore({ actual, lower, upper }: CheckedForecast): number {
  return upper - lower + 40 * Math.max(lower - actual, 0) + 40 * Math.max(actual - upper, 0)
}

/** Overall weighted average against naive: ½(sMAPE ratio + MASE ratio); null when a ratio has no value. Source: methods §5.7. */
export function relativeToNaive(
  own: Pick<Accuracy, 'smape' | 'mase'>,
  ofNaive: Pick<Accuracy, 'smape' | 'mase'>,
): number | null {
  if (own.mase === null || ofNaive.mase === null || ofNaive.mase === 0 || ofNaive.smape === 0) return null
  return (own.smape / ofNaive.smape + own.mase / ofNaive.mase) / 2
}
