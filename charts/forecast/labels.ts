import type { CustomSeriesOption } from 'echarts'
import type { Language } from '#domain/message/language.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { periodLabel, periodPosition } from '#domain/period/period.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { group, pixelOf, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { PlotBox } from '#charts/plot/target-series.ts'
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
  box: PlotBox,
  look: Look,
  language: Language,
): CustomSeriesOption {
  const labels = labelsOf(model, look.narrow, language)
  const { source } = model.subject
  const fill = look.colour(source ? classLook(source.classification).token : 'ink2')
  const height = look.size(15)
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: labels.length > 0 ? [[0]] : [],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const wanted = labels.map(({ at, value, lines }) => ({
        middle: pixelOf(api, at, value)[1],
        size: lines.length * height + 4,
      }))
      const middles = spreadApart(wanted, 2, box.bottom)
      return group(
        labels.flatMap(({ lines }, label) => {
          const top = (middles[label] ?? 0) - ((lines.length - 1) * height) / 2
          return lines.map((words, index) =>
            text(box.right + GAP, top + index * height, words, {
              font: index === 1 ? look.font(13, 700) : look.font(11, index === 0 ? 600 : 400),
              fill: index === 2 ? look.colour('ink2') : fill,
              halo: look.colour('canvas'),
            }),
          )
        }),
      )
    },
  }
}
