import { columnOf, periodLabels } from '#charts/over-time/columns.ts'
import { trendMark, type SourceLine } from '#charts/over-time/line.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea } from '#charts/marks/shapes.ts'
import type { Fill } from '#charts/picture/drawing.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { inset } from '#charts/picture/box.ts'
import { columnPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { showsInterval } from '#charts/over-time/intervals.ts'
import { lineStyle } from '#charts/over-time/line-style.ts'
import type { TrendModel } from './lines.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

/** More columns beside each other in one period cannot be told apart. */
export const MOST_COLUMNS = 4

/** The periods of a column figure in order, each a place on its axis. */
export function columnPeriods(model: TrendModel): number[] {
  const periods = model.lines.flatMap((line) => line.points.map((point) => columnOf(line, point)))
  return [...new Set(periods)].sort((a, b) => a - b)
}

/** Columns over time, one cluster a period. */
export function trendColumnPicture(
  model: TrendModel,
  { view, language }: TrendInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator, lines } = model
  const periods = columnPeriods(model)
  const scale = trendScale(model, view.options, theme.narrow)
  const targets = targetLines(indicator, view.options, language)
  const margins = { left: tickRoom(scale, 40, theme), right: 8, top: theme.size(14), bottom: theme.size(26) }
  const box = inset(theme, margins)
  const slot = (box.right - box.left) / Math.max(1, periods.length)
  const width = Math.min(24, (slot * 0.8) / lines.length)
  const rim = Math.min(1, width / 8)
  const columns = (line: SourceLine, index: number) =>
    marks({
      z: 3,
      items: line.points,
      id: (point) => trendMark(line, point),
      place: (point) => [periods.indexOf(columnOf(line, point)), point.value],
      draw: (point, [centre, top], plot) => {
        const x = centre + (index - (lines.length - 1) / 2) * width
        const lane = columnAt(x, plot)
        const [low, high] = [Math.min(top, plot.y(0)), Math.max(top, plot.y(0))]
        return [
          hitArea([x - width / 2, low - 4], [width, high - low + 8]),
          isPartial(point)
            ? lane.part(point.value, width - 2 * rim, lineStyle(line, theme).colour)
            : lane.bar(point.value, width - 2 * rim, columnStyle(line, theme)),
          showsInterval(line, view.options) && lane.interval(point),
          isMarked(anomaliesOf(point, indicator)) && warningSign([x, low - 10], theme),
        ]
      },
    })
  return columnPlot({
    theme,
    box,
    scale,
    columns: periods.length,
    layers: [
      ...lines.map(columns),
      ...shadeAbove(scale, { box, language }, theme),
      levelTargets(targets, box, theme.narrow ? 'short' : 'long', theme),
      periodLabels({ periods, slot, language }, box, theme),
    ],
  })
}

function columnStyle(line: SourceLine, theme: ChartTheme): Fill {
  const { hollow, colour } = lineStyle(line, theme)
  return hollow ? { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.2 } : { fill: colour }
}
