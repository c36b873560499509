import type { CustomSeriesOption } from 'echarts'
import type { Language } from '#domain/message/language.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { periodLabel, periodPosition } from '#domain/period/period.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { decoration } from '#charts/marks/series.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/plot/box.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { ForecastModel } from './model.ts'

/** A label at the right end: name, value, and the 80% interval below where there is one. */
interface EndLabel {
  readonly at: number
  readonly value: number
  readonly lines: readonly string[]
}

function labelsOf(model: ForecastModel, narrow: boolean, language: Language): EndLabel[] {
  const { subject, actual, ahead, published } = model
  const { indicator, source } = subject
  const end = ahead.at(-1)
  const projected = published.at(-1)
  const last = actual?.points.at(-1)
  // Two numbers beside each other must say whose they are, even where there is little room.
  const isNamed = !narrow || published.length > 0
  const write = (value: number) => formatWithUnit(value, indicator)
  const forecast = end && {
    at: end.at,
    value: end.mean,
    lines: narrow
      ? [`${isNamed ? 'Forecast ' : ''}${language.text(isoPeriodName(end.period))}`, write(end.mean)]
      : [
          `Forecast ${language.text(isoPeriodName(end.period))}`,
          write(end.mean),
          `80%: ${formatValue(end.lo80, indicator)} to ${formatValue(end.hi80, indicator)}`,
        ],
  }
  const pointLabel = (point: typeof last, name: string) =>
    point && {
      at: periodPosition(point.period),
      value: point.value,
      lines: [
        `${isNamed ? `${name} ` : ''}${periodLabel(point.period, source?.periodLabels)}`,
        write(point.value),
      ],
    }
  const ownProjection = pointLabel(
    projected,
    narrow ? (source?.name ?? '') : `${source?.name ?? ''} projects`,
  )
  const figures = forecast ? undefined : pointLabel(last, source?.name ?? '')
  return [forecast, ownProjection, figures].filter((label) => label !== undefined)
}

const GAP = 10

/** Pixels that the labels need at the right of the plot. */
export function labelRoom(model: ForecastModel, look: Look, language: Language): number {
  const widths = labelsOf(model, look.narrow, language).flatMap(({ lines }) =>
    lines.map((words, index) => textWidth(words, look.size(index === 1 ? 13 : 11), 600)),
  )
  return GAP + Math.max(8, ...widths) + 4
}

/** Labels beside the ends of the lines, moved apart. */
export function forecastLabels(
  model: ForecastModel,
  { right, bottom }: Box,
  look: Look,
  language: Language,
): CustomSeriesOption {
  const labels = labelsOf(model, look.narrow, language)
  const { source } = model.subject
  const token = source ? classLook(source.classification).token : 'ink2'
  const height = look.size(15)
  const halo = look.colour('canvas')
  const styles = [look.type(11, 600, token), look.type(13, 700, token), look.type(11, 400, 'ink2')] as const
  return decoration({
    look,
    z: 6,
    draw: (plot) => {
      const wanted = labels.map(({ at, value, lines }) => {
        return { middle: plot.at(at, value)[1], size: lines.length * height + 4 }
      })
      const middles = spreadApart(wanted, 2, bottom)
      return labels.map(({ lines }, label) => {
        const top = (middles[label] ?? 0) - ((lines.length - 1) * height) / 2
        return lines.map((words, index) =>
          text([right + GAP, top + index * height], words, { ...(styles[index] ?? styles[2]), halo }),
        )
      })
    },
  })
}
