import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { periodPosition } from '#domain/period/period.ts'
import type { Mark } from '#charts/figure.ts'
import { pointLines } from '#charts/words/point-words.ts'
import type { ForecastModel } from './model.ts'
import type { ForecastInput } from './view.ts'

/** One mark for each figure, each step of the forecast and each published projection: series 0, 1 and 2. */
export function forecastMarks(model: ForecastModel, input: ForecastInput): Mark[] {
  const { subject, actual, ahead, published, outliers } = model
  const { indicator, source } = subject
  if (!source) return []
  const pointMark = (point: Point, seriesIndex: number, dataIndex: number): Mark => ({
    id: `${seriesIndex}:${point.period}`,
    title: sourceAndPeriod(source, point),
    value: formatWithUnit(point.value, indicator),
    lines: [
      ...(outliers.includes(point)
        ? [{ text: 'Far from the course of the series', tone: 'warning' } as const]
        : []),
      ...pointLines(point, input),
    ],
    seriesIndex,
    dataIndex,
    at: [periodPosition(point.period), point.value],
  })
  const steps = ahead.map((step, dataIndex): Mark => {
    const range = (low: number, high: number) =>
      `${formatValue(low, indicator)} to ${formatWithUnit(high, indicator)}`
    return {
      id: `1:${step.period}`,
      title: `Forecast for ${input.language.text(isoPeriodName(step.period))}`,
      value: formatWithUnit(step.mean, indicator),
      lines: [
        { text: `80% interval ${range(step.lo80, step.hi80)}` },
        { text: `95% interval ${range(step.lo95, step.hi95)}` },
        { text: `From ${source.name}` },
      ],
      seriesIndex: 1,
      dataIndex,
      at: [step.at, step.mean],
    }
  })
  return [
    ...(actual?.points ?? []).map((point, index) => pointMark(point, 0, index)),
    ...steps,
    ...published.map((point, index) => pointMark(point, 2, index)),
  ]
}
