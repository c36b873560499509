import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { courses } from '#domain/observation/edition.ts'
import { interval } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, polygon, polyline, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { strokedAxis, tickRoom, verticalValueAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { yearRange } from '#charts/plot/time-axis.ts'
import { figureScale } from '#charts/plot/value-scale.ts'
import type { TokenName } from '#charts/tokens.ts'

/** A line over the years with its name and its last number in words. */
export interface NamedLine {
  readonly points: readonly Point[]
  readonly name: string
  readonly value: string
  readonly token: TokenName
}

export interface NamedLines {
  /** By which the axis is written: all lines are of its unit. */
  readonly indicator: Indicator
  readonly lines: readonly NamedLine[]
  /** The figures that the axes reach over: those of other panels too. */
  readonly scaled: readonly Point[]
}

/** Pixels by which the figures of one year are moved apart, so that their intervals can be seen. */
const APART = 4
const MARK = 3.6
const LABEL = 12

/** Lines over time on one axis: shaded between the intervals of two rounds, each with its name and value at its end. */
export function comparedLinesPicture({ indicator, lines, scaled }: NamedLines, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const scale = figureScale(scaled, { indicator, coarse: true, targets: [] })
  const size = theme.size(LABEL)
  const words = lines.map(({ name, value }) => `${name} ${value}`)
  const labels = theme.narrow ? 0 : Math.max(0, ...words.map((one) => textWidth(one, size, 600))) + 30
  const box = inset(theme, {
    left: tickRoom(scale, 28, theme),
    right: theme.size(16) + labels,
    top: theme.size(14),
    bottom: theme.size(24),
  })
  const years = [...new Set(scaled.map(({ period }) => periodYear(period)))].toSorted((a, b) => a - b)
  const [from, to] = yearRange(years)
  const air = ((to - from) * theme.size(16)) / Math.max(1, box.right - box.left)
  const moved = (at: number) =>
    ((at - (lines.length - 1) / 2) * APART * (to - from + 2 * air)) / (box.right - box.left)
  return onePlot({
    theme,
    box,
    x: { ...strokedAxis(years, String), min: from - air, max: to + air, named: 'fitting' },
    y: verticalValueAxis(scale),
    layers: [
      ...lines.flatMap((line, at) => layersOf(line, moved(at), theme)),
      ...(theme.narrow
        ? []
        : [
            endNames(
              lines,
              lines.map((_, at) => moved(at)),
              box,
              theme,
            ),
          ]),
    ],
  })
}

function layersOf({ points, token }: NamedLine, moved: number, theme: ChartTheme): Layer[] {
  const colour = theme.colour(token)
  const at = (point: Point) => periodYear(point.period) + moved
  return [
    decoration({
      z: 1,
      draw: (plot) =>
        points.slice(1).map((point, before) => {
          const [a, b] = [points[before], point].map((one) => one && interval(one))
          const first = points[before]
          if (!a || !b || !first) return null
          return polygon(
            [
              plot.at(at(first), a.upper),
              plot.at(at(point), b.upper),
              plot.at(at(point), b.lower),
              plot.at(at(first), a.lower),
            ],
            { fill: colour, fillOpacity: 0.09 },
          )
        }),
    }),
    ...courses(points).map((part) =>
      stroke(
        part.map((point) => [at(point), point.value] as const),
        3,
        { stroke: colour, lineWidth: 1.8 },
      ),
    ),
    decoration({
      z: 4,
      draw: (plot) =>
        points.map((point) => {
          const spot = plot.at(at(point), point.value)
          const isHollow = interval(point) === null
          return [
            columnAt(spot[0], plot).interval(point, 3),
            circle(spot, theme.size(MARK), {
              ...{
                fill: isHollow ? theme.colour('canvas') : colour,
                stroke: isHollow ? colour : theme.colour('canvas'),
              },
              lineWidth: isHollow ? 1.8 : 0.8,
            }),
          ]
        }),
    }),
  ]
}

/** Names and last numbers at the right, moved apart, each led back to its line. */
function endNames(
  lines: readonly NamedLine[],
  moves: readonly number[],
  { right, top, bottom }: { readonly right: number; readonly top: number; readonly bottom: number },
  theme: ChartTheme,
): Layer {
  return decoration({
    z: 6,
    draw: ({ at }) => {
      const ends = lines.map(({ points }, index): Spot | null => {
        const last = points.at(-1)
        return last ? at(periodYear(last.period) + (moves[index] ?? 0), last.value) : null
      })
      const held = lines.flatMap((line, index) => {
        const end = ends[index]
        return end ? [{ line, end }] : []
      })
      const middles = spreadApart(
        held.map(({ end }) => ({ middle: end[1], size: theme.size(LABEL + 4) })),
        top,
        bottom,
      )
      return held.map(({ line, end }, index) => {
        const middle = middles[index] ?? end[1]
        const colour = theme.colour(line.token)
        return [
          polyline(
            [
              [end[0] + 5, end[1]],
              [right + 6, middle],
              [right + 14, middle],
            ],
            { stroke: colour, lineWidth: 1 },
          ),
          text([right + 18, middle], `${line.name} ${line.value}`, {
            ...theme.type(LABEL, 600),
            halo: theme.colour('canvas'),
          }),
        ]
      })
    },
  })
}
