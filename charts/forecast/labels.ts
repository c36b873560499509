import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import type { StepInterval } from '#domain/forecast/intervals.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, periodName, sourceName } from '#domain/message/value.ts'
import { periodPosition } from '#domain/period/period.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { ForecastModel } from './model.ts'

/** A label at the right end: name, value, and the narrowest interval below where there is one. */
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
  const write = (value: number) => language.text(figure(value, indicator), 'short')
  const endName = isoPeriodName(end?.period ?? '')
  const forecast = end && {
    at: end.at,
    value: end.mean,
    lines: [
      language.text(isNamed ? message('forecast.label', { period: endName }) : endName),
      write(end.mean),
      ...(narrow ? [] : end.intervals.slice(0, 1).map((range) => language.text(rangeOf(range, indicator)))),
    ],
  }
  const pointLabel = (point: typeof last, isOwn: boolean) => {
    if (!point || !source) return
    const period = periodName(point.period, source)
    const named = isOwn && !narrow ? 'forecast.label-own' : 'values.cited'
    const name = isNamed ? message(named, { source: sourceName(source), period }) : period
    const lines = [language.text(name), write(point.value)]
    return { at: periodPosition(point.period), value: point.value, lines }
  }
  const ownProjection = pointLabel(projected, true)
  const figures = forecast ? undefined : pointLabel(last, false)
  return [forecast, ownProjection, figures].filter((label) => label !== undefined)
}

function rangeOf({ level, low, high }: StepInterval, indicator: Indicator): Message {
  const ends = { low: figure(low, indicator), high: figure(high, indicator) }
  return message('forecast.label-range', { level: String(level), ...ends })
}

const GAP = 10

/** Pixels that the labels need at the right of the plot. */
export function forecastLabelRoom(model: ForecastModel, theme: ChartTheme, language: Language): number {
  const widths = labelsOf(model, theme.narrow, language).flatMap(({ lines }) =>
    lines.map((words, index) => textWidth(words, theme.size(index === 1 ? 13 : 11), 600)),
  )
  return GAP + Math.max(8, ...widths) + 4
}

/** Labels beside the ends of the lines, moved apart. */
export function forecastLabels(
  model: ForecastModel,
  { right, bottom }: Box,
  theme: ChartTheme,
  language: Language,
): Layer {
  const labels = labelsOf(model, theme.narrow, language)
  const { source } = model.subject
  const token = source ? classLook(source.classification).token : 'ink2'
  const height = theme.size(15)
  const halo = theme.colour('canvas')
  const styles = [
    theme.type(11, 600, token),
    theme.type(13, 700, token),
    theme.type(11, 400, 'ink2'),
  ] as const
  return decoration({
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
