import type { Indicator } from '#domain/indicator/indicator.ts'
import type { SourceLine } from './line.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import { cited, shortFigure, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { decoration } from '#charts/marks/marks.ts'
import { polyline, rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { lineStyle } from './line-style.ts'
import { lastPoint } from './last-point.ts'
import { placeOn } from './place-in-time.ts'

/** The label at the right end of a line. */
export interface EndLabel {
  readonly line: SourceLine
  readonly point: Point
  readonly name: string
  readonly value: string
  /** Name and value below each other in the large form. */
  readonly large: boolean
  /** Pixels between plot and label. */
  readonly gap: number
}

/** Distance from the plot to the labels; wide surfaces have room for the bracket between. */
const LABEL_GAP = { wide: 26, narrow: 8 } as const

/** Labels of all visible lines; on narrow surfaces of the chosen line and its partner only. */
export function endLabels(
  model: { readonly lines: readonly SourceLine[]; readonly indicator: Indicator },
  narrow: boolean,
  language: Language,
): EndLabel[] {
  const lines = narrow ? model.lines.filter((line) => line.role !== 'other') : model.lines
  return lines.flatMap((line) => {
    const point = lastPoint(line)
    if (!point) return []
    const name = language.text(narrow ? sourceName(line.source) : cited(line.source, point.period))
    return [
      {
        line,
        point,
        name,
        value: language.text(shortFigure(point.value, asPublished(point, model.indicator))),
        large: line.role !== 'other' && !narrow,
        gap: narrow ? LABEL_GAP.narrow : LABEL_GAP.wide,
      },
    ]
  })
}

/** Pixels that the labels need at the right of the plot. */
export function labelRoom(labels: readonly EndLabel[], theme: ChartTheme): number {
  const widths = labels.map(({ name, value, large }) => {
    const small = theme.size(large ? 12 : 11)
    return large
      ? Math.max(textWidth(name, small, 600), textWidth(value, theme.size(13), 700))
      : textWidth(`${name} ${value}`, small, 600)
  })
  return (labels[0]?.gap ?? 0) + Math.max(0, ...widths) + 4
}

/** Direct labels, moved apart, each led back to its line where it had to move or the line ends early. */
export function endLabelLayer(
  labels: readonly EndLabel[],
  { right: edge, bottom }: Pick<Box, 'right' | 'bottom'>,
  theme: ChartTheme,
): Layer {
  return decoration({
    z: 6,
    draw: ({ at }) => {
      const ends = labels.map(({ line, point }) => at(...placeOn(line)(point)))
      const wanted = labels.map(({ large }, index) => {
        return { middle: ends[index]?.[1] ?? 0, size: theme.size(large ? 37 : 15) }
      })
      const middles = spreadApart(wanted, 2, bottom)
      return labels.map((label, index) => {
        const [x, y] = ends[index] ?? [0, 0]
        const middle = middles[index] ?? y
        const bend = Math.max(edge + 6, x + 5)
        const isNear = label.large && x > edge - 8
        const leader = {
          stroke: lineStyle(label.line, theme).colour,
          lineWidth: 0.8,
          opacity: 0.45,
          lineDash: [1, 3],
        }
        return [
          !isNear &&
            polyline(
              [
                [x + 5, y],
                [bend, y],
                [edge + label.gap - 4, middle],
              ],
              leader,
            ),
          words(label, [edge + label.gap, middle], theme),
        ]
      })
    },
  })
}

function words({ line, name, value, large }: EndLabel, [x, middle]: Spot, theme: ChartTheme): Drawing {
  const { colour } = lineStyle(line, theme)
  // Colours that are a line's own are made to be told apart, not to be read: a bar carries them.
  const style = { fill: line.token ? theme.colour('ink') : colour, halo: theme.colour('canvas') }
  if (!large) {
    const font = theme.font(11, line.role === 'other' ? 500 : 600)
    return text([x, middle], `${name} ${value}`, { ...style, font })
  }
  const half = theme.size(8)
  return [
    line.token !== undefined && rect([x - 8, middle - 2 * half + 2], [3, 4 * half - 4], { fill: colour }),
    text([x, middle - half], name, { ...style, font: theme.font(12, 600) }),
    text([x, middle + half], value, { ...style, font: theme.font(13, 700) }),
  ]
}
