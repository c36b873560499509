import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { message } from '#domain/message/message.ts'
import { isoPeriodName, modelName } from '#domain/narrative/predictive-words.ts'
import { sourceName } from '#domain/message/value.ts'
import { type PointNumbers, pointOf } from '#domain/observation/point.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { FigureRow } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import { type ForecastModel, type PlacedForecast, refusedIntervals } from './model.ts'
import type { ForecastInput } from './view.ts'

/** The figures, then the steps of the forecast with their widest interval and named as ours, then published projections. */
export function forecastRows(model: ForecastModel, input: ForecastInput): FigureRow[] {
  const { language } = input
  const { subject, ahead, study } = model
  const { actual, published } = subject.series
  const { source } = subject
  const last = actual.at(-1)
  const result = study?.result
  const refused = refusedIntervals(model)
  const rows = source ? actual.map((point) => figureRow(point, input)) : []
  const steps =
    last && source && result?.status === 'ok'
      ? ahead.map((step): FigureRow => {
          const point = pointOf({
            indicator: last.indicator,
            source: last.source,
            location: last.location,
            period: parsePeriod(step.period) ?? 0,
            value: step.mean,
            ...intervalOf(step),
            flags: ['projection'],
          })
          const from = { source: sourceName(source), model: modelName(result.model) }
          const words = language.text(message('forecast.row-source', from))
          return {
            ...figureRow(point, input),
            source: words,
            period: language.text(isoPeriodName(step.period)),
            ...(refused && { noInterval: gapWords(outcomeGap(refused), language) }),
          }
        })
      : []
  return [...rows, ...steps, ...published.map((point) => figureRow(point, input))]
}

function intervalOf({ intervals }: PlacedForecast): Partial<PointNumbers> {
  const widest = intervals.at(-1)
  return widest ? { lower: widest.low, upper: widest.high, intervalLevel: widest.level } : {}
}
