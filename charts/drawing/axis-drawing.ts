import { line, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import { plotIn } from '#charts/plot/coordinates.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import type { Axis, PlotArea } from '#charts/picture/picture.ts'

/** Size of the names of ticks at the medium font size. */
const TYPE = 12
/** Length of the small strokes at ticks, in pixels. */
const STROKE = 4
/** Names of ticks that are nearer than this touch. */
const APART = 3

/** The axes of a plot: gridlines, lines, strokes and names. */
export function axisDrawing(area: PlotArea, theme: ChartTheme): Drawing {
  return [gridlines(area, theme), upright(area, theme), along(area, theme)]
}

function gridlines(area: PlotArea, theme: ChartTheme): Drawing {
  const { box, x, y } = area
  const plot = plotIn(area, theme)
  const style = { stroke: theme.colour('grid'), lineWidth: 1 }
  return [
    x.gridlines &&
      x.ticks.map((tick) => line([crisp(plot.x(tick)), box.top], [crisp(plot.x(tick)), box.bottom], style)),
    y.gridlines &&
      y.ticks.map((tick) => line([box.left, crisp(plot.y(tick))], [box.right, crisp(plot.y(tick))], style)),
  ]
}

/** The axis at the left of the plot. */
function upright(area: PlotArea, theme: ChartTheme): Drawing {
  const { box, y: axis } = area
  const { y } = plotIn(area, theme)
  const style = { ...theme.type(TYPE, 400, 'ink2'), align: 'right' } as const
  const left = crisp(box.left)
  return [
    axis.line && line([left, box.top], [left, box.bottom], lineStyle(theme)),
    axis.named !== 'none' &&
      axis.ticks.map((tick) => text([box.left - axis.gap, y(tick)], axis.format(tick), style)),
  ]
}

/** The axis below the plot, or the names of ticks above it. */
function along(area: PlotArea, theme: ChartTheme): Drawing {
  const { box, x: axis } = area
  const { x } = plotIn(area, theme)
  const foot = crisp(box.bottom)
  const half = theme.size(TYPE) / 2
  const height = axis.side === 'top' ? box.top - axis.gap - half : box.bottom + axis.gap + half
  const style = { ...theme.type(TYPE, 400, 'ink2'), align: 'center' } as const
  const named = namedTicks(axis, x, theme)
  return [
    axis.line && line([box.left, foot], [box.right, foot], lineStyle(theme)),
    axis.strokes &&
      axis.ticks.map((tick) =>
        line([crisp(x(tick)), foot], [crisp(x(tick)), foot + STROKE], lineStyle(theme)),
      ),
    named.map((tick) => {
      const words = axis.format(tick)
      // A name at the end of an axis stays on the surface.
      const half = measuredWidth(words, theme.size(TYPE)) / 2
      const middle = Math.max(half, Math.min(x(tick), theme.width - half))
      return text([middle, height], words, style)
    }),
    axis.title !== undefined &&
      text([(box.left + box.right) / 2, box.bottom + axis.title.gap + half], axis.title.words, {
        ...theme.type(TYPE, axis.title.weight, 'ink2'),
        align: 'center',
      }),
  ]
}

function lineStyle(theme: ChartTheme) {
  return { stroke: theme.colour('control'), lineWidth: 1 }
}

/** Ticks whose names have room beside each other. */
function namedTicks({ ticks, named, format }: Axis, x: (tick: number) => number, theme: ChartTheme) {
  if (named === 'none') return []
  if (named === 'all') return ticks
  const span = (tick: number): Spot => {
    const half = measuredWidth(format(tick), theme.size(TYPE)) / 2 + APART
    return [x(tick) - half, x(tick) + half]
  }
  const chosen: number[] = []
  const first = named === 'ends' ? [ticks[0], ticks.at(-1)] : []
  for (const tick of [...first, ...ticks]) {
    if (tick === undefined || chosen.includes(tick)) continue
    const [from, to] = span(tick)
    const isFree = chosen.every((other) => to <= span(other)[0] || from >= span(other)[1])
    if (isFree || (chosen.length < 2 && first.includes(tick))) chosen.push(tick)
  }
  return chosen
}

/** Lines one pixel wide stand between two pixels' edges, so that they are sharp. */
function crisp(pixel: number): number {
  return Math.round(pixel) + 0.5
}
