import { forecastMark } from './model.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { parsePeriod, type PeriodCode } from '#domain/period/period.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { markerShape } from '#charts/marks/lines.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { circle, hitArea, hitAround, line } from '#charts/marks/shapes.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { columnPlot } from '#charts/plot/frame.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { periodLabels } from '#charts/over-time/columns.ts'
import { type ForecastModel, forecastScale } from './model.ts'
import type { ForecastInput } from './view.ts'

/** Every period of a forecast in order, each a place on the axis of its columns. */
export function forecastPeriods({ actual, ahead, published }: ForecastModel): PeriodCode[] {
  const figures = [...(actual?.points ?? []), ...published].map(({ period }) => period)
  const steps = ahead.flatMap(({ period }) => parsePeriod(period) ?? [])
  return [...new Set([...figures, ...steps])].sort((a, b) => a - b)
}

/**
 * Figures as full columns, steps of the forecast as hollow ones with their widest interval, projections of the source as its marker.
 * Series 0, 1 and 2, as those of the lines.
 */
export function forecastColumnPicture(model: ForecastModel, input: ForecastInput, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const { options } = input.view
  const { actual, ahead, published, outliers, subject } = model
  const look = classLook(subject.source?.classification ?? 'Estimate')
  const colour = theme.colour(look.token)
  const periods = forecastPeriods(model)
  const { scale } = forecastScale(model, options, theme.narrow)
  const targets = targetLines(subject.indicator, options, input.language)
  const margins = { left: tickRoom(scale, 44, theme), right: 8, top: theme.size(22), bottom: theme.size(26) }
  const box = inset(theme, margins)
  const slot = (box.right - box.left) / Math.max(1, periods.length)
  const width = Math.min(24, slot * 0.8)
  const rim = Math.min(1, width / 8)
  const reach = (x: number, top: number, foot: number) =>
    hitArea([x - slot / 2, Math.min(top, foot) - 4], [slot, Math.abs(foot - top) + 8])
  const first = periods.indexOf(parsePeriod(ahead[0]?.period ?? '') ?? 0)
  return columnPlot({
    theme,
    box,
    scale,
    columns: periods.length,
    layers: [
      marks({
        z: 3,
        items: actual?.points ?? [],
        id: ({ period }) => forecastMark('actual', period),
        place: (point) => [periods.indexOf(point.period), point.value],
        draw: (point, [x, top], plot) => {
          const ring = { fill: 'rgba(0,0,0,0)', stroke: theme.colour('warn-ink'), lineWidth: 1.6 }
          return [
            reach(x, top, plot.y(0)),
            columnAt(x, plot).bar(point.value, width - 2 * rim, { fill: colour }),
            options.intervals !== false && columnAt(x, plot).interval(point),
            outliers.includes(point) && circle([x, top], 8, ring),
          ]
        },
      }),
      marks({
        z: 3,
        items: ahead,
        id: ({ period }) => forecastMark('ahead', period),
        place: ({ period, mean }) => [periods.indexOf(parsePeriod(period) ?? 0), mean],
        draw: ({ mean, intervals }, [x, top], plot) => {
          const lane = columnAt(x, plot)
          const widest = intervals.at(-1)
          const hollow = { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.4, lineDash: [4, 3] }
          return [
            reach(x, top, plot.y(0)),
            lane.bar(mean, width - 2 * rim - 1, hollow),
            widest !== undefined && lane.whisker(widest.low, Math.min(widest.high, scale.max)),
          ]
        },
      }),
      marks({
        z: 4,
        items: published,
        id: ({ period }) => forecastMark('published', period),
        place: ({ period, value }) => [periods.indexOf(period), value],
        draw: (_, spot) => [
          hitAround(spot, 6),
          markerShape(look.marker, spot, 4, {
            fill: theme.colour('canvas'),
            stroke: colour,
            lineWidth: 1.4,
          }),
        ],
      }),
      decoration({
        z: 2,
        draw: (plot) => {
          if (first < 1) return null
          const x = plot.x(first) - slot / 2
          const stroke = { stroke: theme.colour('control'), lineWidth: 1 }
          return line([x, box.top - theme.size(14)], [x, box.bottom], stroke)
        },
      }),
      ...shadeAbove(scale, { box, language: input.language }, theme),
      levelTargets(targets, box, theme.narrow ? 'short' : 'long', theme),
      periodLabels({ periods, slot, language: input.language }, box, theme),
    ],
  })
}
