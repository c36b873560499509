import type { Axis, Layer, Picture } from '#charts/picture/picture.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import { formatNumber, shownDecimals } from '#domain/number/format.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, line, rect, text } from '#charts/marks/shapes.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { strokedAxis, tickedAxis } from '#charts/plot/axes.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { textWidth, widestText } from '#charts/plot/text-width.ts'
import type { HistogramModel } from './model.ts'
import type { HistogramInput } from './view.ts'

/** Columns on a value axis. */
export function histogramPicture(
  model: HistogramModel,
  { view, language }: HistogramInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const targets = targetLines(model.described.set.indicator, view.options, language)
  const box = inset(theme, {
    left: theme.size(34),
    right: theme.size(18),
    top: theme.size(30),
    bottom: theme.size(28),
  })
  return onePlot({
    theme,
    box,
    x: edgeAxis(
      model,
      targets.map(({ value }) => value),
      theme,
    ),
    y: countAxis(model),
    layers: [
      columns(model, theme),
      medianLine(model, box, theme),
      uprightTargets(targets, box, theme),
      counts(model, theme),
    ],
  })
}

/** Ticks at the limits of the classes, as many as there is room for; the last carries the unit. */
function edgeAxis(
  { bins, described: { set } }: HistogramModel,
  targets: readonly number[],
  theme: ChartTheme,
): Axis {
  const { indicator } = set
  const edges = [bins[0]?.from ?? 0, ...bins.map((bin) => bin.to)]
  const [min, max] = [Math.min(...edges, ...targets), Math.max(...edges, ...targets)]
  const isWhole = edges.every((edge) => Number.isInteger(edge))
  const decimals = isWhole ? 0 : Math.max(1, shownDecimals(indicator))
  const write = (value: number) =>
    Math.abs(value) >= 100_000 ? compactNumber(value) : formatNumber(value, decimals)
  const widths = edges.map((edge) => `${write(edge)}%`)
  const most = Math.max(2, Math.floor((theme.width - 52) / (widestText(widths, theme.size(12)) + 10)))
  const span = (edges.at(-1) ?? 1) - (edges[0] ?? 0) || 1
  const every = Math.max(1, Math.ceil((edges.length * ((max - min) / span)) / most))
  const ticks = edges.filter((_, index) => index % every === 0)
  const axis = strokedAxis(ticks, (value) =>
    indicator.factor === 2 && value === ticks.at(-1) ? `${write(value)}%` : write(value),
  )
  return { ...axis, min, max }
}

function countAxis({ bins }: HistogramModel): Axis {
  const most = Math.max(1, ...bins.map((bin) => bin.members.length))
  const ticks = pretty(0, most, 4).filter((tick) => Number.isInteger(tick))
  return { ...tickedAxis(ticks), min: 0, max: Math.max(most, ticks.at(-1) ?? most) }
}

export const binMark = (index: number) => `bin:${index}`

function columns({ bins, described }: HistogramModel, theme: ChartTheme): Layer {
  const fill = theme.colour(described.source ? classLook(described.source.classification).token : 'ink2')
  return marks({
    z: 3,
    items: bins,
    id: (_, index) => binMark(index),
    place: ({ from, to, members }) => [(from + to) / 2, members.length],
    draw: ({ from, to }, [, top], { x, y }) => {
      const [left, right, foot] = [x(from), x(to), y(0)]
      return [
        hitArea([left, Math.min(top, foot - 24)], [right - left, Math.max(foot - top, 24)]),
        rect([left + 0.5, top], [Math.max(right - left - 1, 1), foot - top], { fill }),
      ]
    },
  })
}

/** The number of each class over its column, where it fits; drawn last, so that no line runs through it. */
function counts({ bins }: HistogramModel, theme: ChartTheme): Layer {
  const style = { ...theme.type(11, 600, 'ink2'), align: 'center', halo: theme.colour('canvas') } as const
  return decoration({
    z: 6,
    draw: ({ x, y }) =>
      bins.map(({ from, to, members }) => {
        const [left, right, count] = [x(from), x(to), String(members.length)]
        if (members.length === 0 || right - left < textWidth(count, theme.size(11), 600) + 4) return null
        return text([(left + right) / 2, y(members.length) - theme.size(8)], count, style)
      }),
  })
}

function medianLine({ median }: HistogramModel, { top, bottom }: Box, theme: ChartTheme): Layer {
  const rim = { stroke: theme.colour('canvas'), lineWidth: 4, opacity: 0.75 }
  const dash = { stroke: theme.colour('ink'), lineWidth: 1.4, lineDash: [4, 3] }
  return decoration({
    z: 4,
    draw: ({ x }) =>
      median !== null && [rim, dash].map((style) => line([x(median), top - 4], [x(median), bottom], style)),
  })
}
