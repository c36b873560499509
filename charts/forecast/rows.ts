import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { message } from '#domain/message/message.ts'
import { isoPeriodName, modelName } from '#domain/narrative/predictive-words.ts'
import type { Point } from '#domain/observation/point.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { FigureRow } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import type { ForecastModel } from './model.ts'
import type { ForecastInput } from './view.ts'

/** The figures, then the steps of the forecast with their 95% interval and named as ours, then published projections. */
export function forecastRows(model: ForecastModel, input: ForecastInput): FigureRow[] {
  const { language } = input
  const { subject, actual, ahead, published, study } = model
  const last = actual?.points.at(-1)
  const result = study?.result
  const rows = (actual?.points ?? []).map((point) => figureRow(point, input))
  const steps =
    last && subject.source && result?.status === 'ok'
      ? ahead.map((step): FigureRow => {
          const point: Point = {
            ...last,
            ...{ period: parsePeriod(step.period) ?? 0, value: step.mean },
            ...{ lower: step.lo95, upper: step.hi95, intervalLevel: 95 },
            ...{
              numerator: null,
              denominator: null,
              sampleSize: null,
              citation: null,
              coordinates: NO_COORDINATES,
            },
            flags: ['projection'],
          }
          const from = { source: subject.source?.name ?? '', model: modelName(result.model) }
          const source = language.text(message('forecast.row-source', from))
          return {
            ...figureRow(point, input),
            source,
            period: language.text(isoPeriodName(step.period)),
          }
        })
      : []
  return [...rows, ...steps, ...published.map((point) => figureRow(point, input))]
}
