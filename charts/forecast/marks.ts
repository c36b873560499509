import { forecastMark } from './model.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import type { Mark } from '#charts/figure.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { type ForecastModel, refusedIntervals } from './model.ts'
import type { ForecastInput } from './view.ts'

/** One mark for each figure, each step of the forecast and each published projection. */
export function forecastMarks(model: ForecastModel, input: ForecastInput): Mark[] {
  const { subject, actual, ahead, published, outliers } = model
  const { indicator, source } = subject
  if (!source) return []
  const { language } = input
  const far = { text: language.text(message('forecast.far')), tone: 'warning' } as const
  const pointMark =
    (of: 'actual' | 'published') =>
    (point: Point): Mark => ({
      id: forecastMark(of, point.period),
      title: language.text(cited(source, point.period)),
      value: language.text(figure(point.value, asPublished(point, indicator)), 'short'),
      lines: [...(outliers.includes(point) ? [far] : []), ...pointLines(point, input)],
      ...numberOf(point),
    })
  const refused = refusedIntervals(model)
  const steps = ahead.map((step): Mark => {
    const ranges = step.intervals.map(({ level, low, high }) =>
      message('forecast.step-interval', {
        level: String(level),
        ...{ low: figure(low, indicator), high: figure(high, indicator) },
      }),
    )
    return {
      id: forecastMark('ahead', step.period),
      title: language.text(message('forecast.step', { period: isoPeriodName(step.period) })),
      value: language.text(figure(step.mean, indicator), 'short'),
      lines: [
        ...ranges,
        ...(refused ? [outcomeGap(refused).note] : []),
        message('forecast.from', { source: sourceName(source) }),
      ].map((line) => ({ text: language.text(line) })),
    }
  })
  return [
    ...(actual?.points ?? []).map(pointMark('actual')),
    ...steps,
    ...published.map(pointMark('published')),
  ]
}
