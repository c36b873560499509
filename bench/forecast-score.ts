import { measureAccuracy, relativeToNaive } from '#domain/forecast/accuracy.ts'
import { forecast } from '#domain/forecast/forecast.ts'
import type { ModelName } from '#domain/forecast/model-names.ts'
import { naive, seasonalNaive } from '#domain/forecast/naive.ts'
import type { MadeUpSeries } from './made-up-series.ts'

/** How forecasts of many series did against what followed; errors are means over the series. */
export interface Score {
  readonly series: number
  /** Series of which no forecast is given, as it would span too much to say anything. */
  readonly refused: number
  /** Against naive (seasonal naive for months), 1 = as good; below 1 is better. */
  readonly owa: number
  /** Mean absolute error against the same naive. */
  readonly absolute: number
  readonly coverage80: number
  readonly coverage95: number
  /** Milliseconds for each series. */
  readonly times: readonly number[]
}

/** Forecasts every series with a model, or the default choice, and compares with its future. */
export function scoreForecasts(all: readonly MadeUpSeries[], model?: ModelName): Score {
  const sums = {
    mase: 0,
    smape: 0,
    absolute: 0,
    naiveMase: 0,
    naiveSmape: 0,
    naiveAbsolute: 0,
    in80: 0,
    in95: 0,
  }
  const times: number[] = []
  // No forecast is given where it would span more than tenfold, so there is none to score.
  let refused = 0
  for (const { training, future, frequency, unit } of all) {
    const horizon = future.length
    const begun = performance.now()
    const start = frequency === 12 ? 2000001 : 2000000
    const found = forecast({ values: training, start, frequency, horizon, unit, model })
    times.push(performance.now() - begun)
    if (found.status !== 'ok') {
      if (found.reason !== 'too_wide') throw new Error(`A series was refused: ${JSON.stringify(found)}`)
      refused += 1
      continue
    }
    const { points } = found
    const simple = frequency === 12 ? seasonalNaive(training, 12, horizon) : naive(training, horizon)
    const own = errors(
      training,
      future,
      frequency,
      points.map(({ mean }) => mean),
    )
    const other = errors(training, future, frequency, simple.mean)
    sums.mase += own.mase
    sums.smape += own.smape
    sums.absolute += own.absolute
    sums.naiveMase += other.mase
    sums.naiveSmape += other.smape
    sums.naiveAbsolute += other.absolute
    sums.in80 += share(
      future,
      (value, at) => value >= (points[at]?.lo80 ?? 0) && value <= (points[at]?.hi80 ?? 0),
    )
    sums.in95 += share(
      future,
      (value, at) => value >= (points[at]?.lo95 ?? 0) && value <= (points[at]?.hi95 ?? 0),
    )
  }
  return {
    series: all.length - refused,
    refused,
    owa: relativeToNaive(sums, { mase: sums.naiveMase, smape: sums.naiveSmape }) ?? 1,
    absolute: sums.absolute / sums.naiveAbsolute,
    coverage80: sums.in80 / (all.length - refused),
    coverage95: sums.in95 / (all.length - refused),
    times,
  }
}

function errors(
  training: readonly number[],
  actual: readonly number[],
  frequency: 1 | 12,
  forecasts: readonly number[],
) {
  const bare = { training, actual, frequency, forecast: forecasts, lower: forecasts, upper: forecasts }
  const found = measureAccuracy(bare)
  if (found.status !== 'ok') throw new Error('There is nothing to compare.')
  const absolute = actual.reduce((sum, value, at) => sum + Math.abs(value - (forecasts[at] ?? 0)), 0)
  return { mase: found.mase ?? 0, smape: found.smape, absolute: absolute / actual.length }
}

function share(values: readonly number[], holds: (value: number, at: number) => boolean): number {
  return values.filter(holds).length / values.length
}
