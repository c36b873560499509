import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import type { Picture, Plot } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis, tickedAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'

/** A figure before and after a change, in words already; null where there is none. */
export interface ChangeRow {
  readonly name: string
  readonly label: string
  readonly was: number | null
  readonly is: number | null
  readonly classification: Classification
}

/** Changed figures of one indicator. */
export interface ChangeContent {
  readonly indicator: Indicator
  readonly rows: readonly ChangeRow[]
}

/** Pixels of a row: the name at its left, or above it where there is little room. */
const ROW = { beside: 26, above: 44 } as const
const HEAD = 8
const FOOT = 26
const NAMES = 0.4
const MOST_NAMES = 260
const LABEL = 12

/** How high the picture is with so many rows, on a surface of this width. */
export function changeHeight(rows: number, surface: Omit<Surface, 'height'>): number {
  const { narrow } = chartThemeOf({ ...surface, height: 0 })
  return HEAD + rows * (narrow ? ROW.above : ROW.beside) + FOOT
}

/** Each figure as it is published, hollow, and as it would be, filled, with a line from one to the other. */
export function changePicture({ indicator, rows }: ChangeContent, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const scale = valueScale(
    rows.flatMap(({ was, is }) => [was, is].filter((value) => value !== null)),
    indicator,
    true,
  )
  const written = rows.map(({ name }) => name)
  const names = theme.narrow
    ? 0
    : Math.min(
        surface.width * NAMES,
        theme.size(MOST_NAMES),
        widestText(written, theme.size(LABEL), 600) + 16,
      )
  return onePlot({
    theme,
    box: { left: names + 8, right: surface.width - 14, top: HEAD, bottom: surface.height - FOOT },
    x: { ...tickedAxis(scale.ticks, scale.format), min: scale.min, max: scale.max, named: 'ends' },
    y: bareAxis(0, rows.length, true),
    layers: [
      decoration({
        draw: (plot) => rows.map((row, at) => [nameOf(plot, row, at, names), marksOf(plot, row, at)]),
      }),
    ],
  })
}

function nameOf(plot: Plot, { name }: ChangeRow, at: number, names: number): Drawing {
  const { theme } = plot
  const size = theme.size(LABEL)
  if (!theme.narrow)
    return text([0, plot.y(at + 0.5)], fitText(name, names - 8, size, 600), theme.type(LABEL, 600))
  return text([2, plot.y(at) + size * 0.9], fitText(name, theme.width - 4, size, 600), {
    ...theme.type(LABEL, 600),
    halo: theme.colour('canvas'),
  })
}

function marksOf(plot: Plot, { was, is, label, classification }: ChangeRow, at: number): Drawing {
  const { theme } = plot
  const y = plot.y(at + (theme.narrow ? 0.66 : 0.5))
  const mark = (value: number, hollow: boolean) =>
    classMarker([plot.x(value), y], { classification, hollow, radius: 5 }, theme)
  const way =
    was !== null &&
    is !== null &&
    line([plot.x(was), y], [plot.x(is), y], { stroke: theme.colour('ink2'), lineWidth: 1.4 })
  return [
    way,
    was !== null && mark(was, true),
    is !== null && mark(is, false),
    labelOf(plot, y, label, [was, is].filter((value) => value !== null).map(plot.x), classification),
  ]
}

/** Behind the marks, before them where the plot ends. */
function labelOf(
  plot: Plot,
  y: number,
  label: string,
  ends: readonly number[],
  classification: Classification,
): Drawing {
  const { theme } = plot
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  const style = {
    ...theme.type(LABEL, 600, classLook(classification).token),
    halo: theme.colour('canvas'),
  }
  const fits = last + 10 + textWidth(label, theme.size(LABEL), 600) < theme.width
  return fits
    ? text([last + 10, y], label, style)
    : text([first - 10, y], label, { ...style, align: 'right' })
}
