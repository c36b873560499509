import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, text } from '#charts/marks/shapes.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { trendMark } from '#charts/over-time/line.ts'
import { showsInterval } from '#charts/over-time/intervals.ts'
import { inset } from '#charts/picture/box.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { widestText } from '#charts/plot/text-width.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, periodName } from '#domain/message/value.ts'
import type { TrendModel } from './lines.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

const ROW = 34
const TOP = 40
const FOOT = 8

/** Whether all figures of a trend are of one period: there is no course that a line could show. */
export function isOnePeriod({ lines }: TrendModel, { view }: TrendInput): boolean {
  const { shape = 'line', between } = view.options
  const periods = new Set(lines.flatMap(({ points }) => points.map(({ period }) => period)))
  return shape === 'line' && between === undefined && periods.size === 1
}

/** The sentence that says why no line is drawn. */
export function onePeriodNote({ lines }: TrendModel): Message[] {
  const [line] = lines
  const point = line?.points[0]
  if (!line || !point) return []
  return [message('trend.one-period', { period: periodName(point.period, line.source) })]
}

/** The height that the rows of its sources take, in pixels. */
export function onePeriodHeight({ lines }: TrendModel): number {
  return TOP + lines.length * ROW + FOOT
}

/** The figures of one period, a source a row, on the axis of values. */
export function onePeriodPicture(
  model: TrendModel,
  { view, language }: TrendInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model
  const items = model.lines.flatMap((line) =>
    line.points.map((point) => ({
      ...{ line, point, name: language.text(cited(line.source, point.period)) },
      value: language.text(figure(point.value, asPublished(point, indicator)), 'short'),
    })),
  )
  const names = items.map(({ name }) => name)
  const values = items.map(({ value }) => value)
  const box = inset(theme, {
    left: widestText(names, theme.size(12), 500) + theme.size(16),
    right: widestText(values, theme.size(13), 700) + theme.size(20),
    top: theme.size(TOP),
    bottom: theme.size(FOOT),
  })
  const height = theme.size(ROW)
  return rowPlot({
    theme,
    box,
    scale: trendScale(model, view.options, true),
    rows: items.length,
    layers: [
      marks({
        z: 3,
        items,
        id: ({ line, point }) => trendMark(line, point),
        place: ({ point }, index) => [point.value, index],
        draw: ({ line, point, name, value }, [x, y], plot) => [
          hitArea([0, y - height / 2], [theme.width, height]),
          text([0, y], name, theme.type(12, 500)),
          showsInterval(line, view.options) && rowAt(y, plot).interval(point),
          classMarker([x, y], { classification: line.source.classification, radius: 5 }, theme),
          text([box.right + theme.size(16), y], value, theme.type(13, 700)),
        ],
      }),
      uprightTargets(targetLines(indicator, view.options, language), box, theme),
    ],
  })
}
