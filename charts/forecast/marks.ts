import { asPublished } from '#domain/observation/as-published.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { parsePeriod, type PeriodCode, periodPosition } from '#domain/period/period.ts'
import type { Mark } from '#charts/figure.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { forecastPeriods } from './column-option.ts'
import { type ForecastModel, refusedIntervals } from './model.ts'
import type { ForecastInput } from './view.ts'

/** One mark for each figure, each step of the forecast and each published projection: series 0, 1 and 2. */
export function forecastMarks(model: ForecastModel, input: ForecastInput): Mark[] {
  const { subject, actual, ahead, published, outliers } = model
  const { indicator, source } = subject
  if (!source) return []
  const { language } = input
  const far = { text: language.text(message('forecast.far')), tone: 'warning' } as const
  const isColumns = input.view.options.shape === 'column'
  const periods = forecastPeriods(model)
  const place = (period: PeriodCode) => (isColumns ? periods.indexOf(period) : periodPosition(period))
  const pointMark = (point: Point, seriesIndex: number, dataIndex: number): Mark => ({
    id: `${seriesIndex}:${point.period}`,
    title: language.text(cited(source, point.period)),
    value: language.text(figure(point.value, asPublished(point, indicator)), 'short'),
    lines: [...(outliers.includes(point) ? [far] : []), ...pointLines(point, input)],
    seriesIndex,
    dataIndex,
    at: [place(point.period), point.value],
  })
  const refused = refusedIntervals(model)
  const steps = ahead.map((step, dataIndex): Mark => {
    const ranges = step.intervals.map(({ level, low, high }) =>
      message('forecast.step-interval', {
        level: String(level),
        ...{ low: figure(low, indicator), high: figure(high, indicator) },
      }),
    )
    return {
      id: `1:${step.period}`,
      title: language.text(message('forecast.step', { period: isoPeriodName(step.period) })),
      value: language.text(figure(step.mean, indicator), 'short'),
      lines: [
        ...ranges,
        ...(refused ? [outcomeGap(refused).note] : []),
        message('forecast.from', { source: sourceName(source) }),
      ].map((line) => ({ text: language.text(line) })),
      seriesIndex: 1,
      dataIndex,
      at: [isColumns ? periods.indexOf(parsePeriod(step.period) ?? 0) : step.at, step.mean],
    }
  })
  return [
    ...(actual?.points ?? []).map((point, index) => pointMark(point, 0, index)),
    ...steps,
    ...published.map((point, index) => pointMark(point, 2, index)),
  ]
}
