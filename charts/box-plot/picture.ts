import { boxMark } from './model.ts'
import type { Layer, Picture, Plot } from '#charts/picture/picture.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { circle, hitAround, line, rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import { figureScale } from '#charts/plot/value-scale.ts'
import type { BoxPlotModel } from './model.ts'
import type { BoxRow } from './groups.ts'
import { lanesOf } from './lanes.ts'
import { outlierLabels } from './outlier-labels.ts'
import type { BoxPlotInput } from './view.ts'

/** Height of a row and thickness of its box, in pixels at the medium font size. */
const ROW = 40
const BOX = 20
const TOP = 40
const FOOT = 8

export function boxPlotHeight(rows: number): number {
  return TOP + FOOT + rows * ROW
}

/** Lying boxes, one a row. */
export function boxPlotPicture(
  model: BoxPlotModel,
  { view, language }: BoxPlotInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model.described.set
  const targets = targetLines(indicator, view.options, language)
  const points = model.drawn.map(({ point }) => point)
  const names = model.rows.map(({ name }) => name)
  const box = inset(theme, {
    left: Math.min(widestText(names, theme.size(12), 600) + 14, theme.width * 0.3),
    right: theme.size(20),
    top: theme.size(TOP),
    bottom: theme.size(FOOT),
  })
  return rowPlot({
    theme,
    box,
    scale: figureScale(points, {
      indicator,
      targets: shownTargets(indicator, view.options),
      intervals: false,
      coarse: theme.narrow,
    }),
    rows: names.length,
    layers: [
      pointLayer(model, theme),
      boxLayer(model.rows, box.left, theme),
      uprightTargets(targets, box, theme),
      ...(theme.narrow ? [] : [outlierLabels(model, language, box.left, theme)]),
    ],
  })
}

function boxLayer(rows: readonly BoxRow[], left: number, theme: ChartTheme): Layer {
  return decoration({
    z: 2,
    draw: (plot) =>
      rows.map((row, index) => {
        const y = plot.y(index)
        const weight = row.isAll ? 650 : 500
        const name = fitText(row.name, left - 10, theme.size(12), weight)
        return [text([0, y], name, theme.type(12, weight)), boxAt(row, y, plot)]
      }),
  })
}

function boxAt({ box, colour }: BoxRow, y: number, { x, theme }: Plot): Drawing {
  if (!box) return null
  const [low, q1, median, q3, high] = [x(box.low), x(box.q1), x(box.median), x(box.q3), x(box.high)]
  const half = theme.size(BOX) / 2
  const thin = { stroke: theme.colour(colour), lineWidth: 1.2 }
  const across = (at: number, reach: number, style = thin) => line([at, y - reach], [at, y + reach], style)
  return [
    line([low, y], [q1, y], thin),
    line([q3, y], [high, y], thin),
    across(low, half / 2),
    across(high, half / 2),
    rect([q1, y - half], [Math.max(q3 - q1, 1), 2 * half], { ...thin, fill: theme.colour('subtle') }),
    across(median, half, { ...thin, lineWidth: 2.6 }),
  ]
}

/** Circles, moved apart across the row where they would cover each other. */
function pointLayer(model: BoxPlotModel, theme: ChartTheme): Layer {
  const many = model.drawn.length > 200
  const radius = many ? 1.8 : 3
  const step = radius * 2 + 0.5
  const most = Math.max(Math.floor(theme.size(ROW) / 2 / step) - 1, 0)
  const canvas = theme.colour('canvas')
  let lanes: ReadonlyMap<Point, number> | null = null
  return marks({
    z: 3,
    items: model.drawn,
    id: ({ point }) => boxMark(point),
    place: ({ point, row }) => [point.value, row],
    draw: ({ point, row: index }, [x, middle], plot) => {
      lanes ??= allLanes(model, plot, step, most)
      const spot: Spot = [x, middle + (lanes.get(point) ?? 0) * step]
      const row = model.rows[index]
      const colour = theme.colour(row?.colour ?? 'ink2')
      return [
        hitAround(spot, 6),
        row?.outliers.includes(point)
          ? circle(spot, radius + 0.8, { fill: canvas, stroke: colour, lineWidth: 1.6 })
          : circle(spot, radius, { fill: colour, stroke: canvas, lineWidth: 0.7 }),
      ]
    },
  })
}

function allLanes(
  { rows }: BoxPlotModel,
  { x }: Plot,
  step: number,
  most: number,
): ReadonlyMap<Point, number> {
  const found = new Map<Point, number>()
  for (const { points } of rows.filter(({ isAll }) => !isAll)) {
    const lanes = lanesOf(
      points.map(({ value }) => x(value)),
      step,
      most,
    )
    for (const [index, point] of points.entries()) found.set(point, lanes[index] ?? 0)
  }
  return found
}
