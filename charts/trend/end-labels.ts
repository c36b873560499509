import type { CustomSeriesOption } from 'echarts'
import { formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodPosition } from '#domain/period/period.ts'
import { type Drawn, group, pixelOf, polyline, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { lineStyle } from './line-style.ts'
import { lastPoint, type TrendLine, type TrendModel } from './lines.ts'

/** What stands at the right end of a line. */
export interface EndLabel {
  readonly line: TrendLine
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
export function endLabels(model: TrendModel, narrow: boolean): EndLabel[] {
  const lines = narrow ? model.lines.filter((line) => line.role !== 'other') : model.lines
  return lines.flatMap((line) => {
    const point = lastPoint(line)
    if (!point) return []
    const name = narrow ? line.source.name : sourceAndPeriod(line.source, point)
    return [
      {
        line,
        point,
        name,
        value: formatWithUnit(point.value, model.indicator),
        large: line.role !== 'other' && !narrow,
        gap: narrow ? LABEL_GAP.narrow : LABEL_GAP.wide,
      },
    ]
  })
}

/** Pixels that the labels need at the right of the plot. */
export function labelRoom(labels: readonly EndLabel[], look: Look): number {
  const widths = labels.map(({ name, value, large }) => {
    const small = look.size(large ? 12 : 11)
    return large
      ? Math.max(textWidth(name, small, 600), textWidth(value, look.size(13), 700))
      : textWidth(`${name} ${value}`, small, 600)
  })
  return (labels[0]?.gap ?? 0) + Math.max(0, ...widths) + 4
}

/** Direct labels, moved apart, each led back to its line where it had to move or the line ends early. */
export function endLabelSeries(
  labels: readonly EndLabel[],
  edge: number,
  bottom: number,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: [[0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const ends = labels.map(({ point }) => pixelOf(api, periodPosition(point.period), point.value))
      const wanted = labels.map((label, index) => ({
        middle: ends[index]?.[1] ?? 0,
        size: look.size(label.large ? 34 : 15),
      }))
      const middles = spreadApart(wanted, 2, bottom)
      return group(
        labels.flatMap((label, index) => {
          const end = ends[index]
          const middle = middles[index]
          if (!end || middle === undefined) return []
          return [...leader(label, end, edge, middle, look), ...words(label, edge + label.gap, middle, look)]
        }),
      )
    },
  }
}

function leader(
  label: EndLabel,
  [x, y]: readonly [number, number],
  edge: number,
  middle: number,
  look: Look,
): Drawn[] {
  if (label.large && x > edge - 8) return []
  const style = {
    stroke: lineStyle(label.line, look).colour,
    lineWidth: 0.8,
    opacity: 0.45,
    lineDash: [1, 3],
  }
  const start: [number, number] = [x + 5, y]
  const bend: [number, number] = [Math.max(edge + 6, x + 5), y]
  return [polyline([start, bend, [edge + label.gap - 4, middle]], style)]
}

function words({ line, name, value, large }: EndLabel, x: number, middle: number, look: Look): Drawn[] {
  const fill = lineStyle(line, look).colour
  if (!large) {
    const font = look.font(11, line.role === 'other' ? 500 : 600)
    return [text(x, middle, `${name} ${value}`, { font, fill, halo: look.colour('canvas') })]
  }
  const half = look.size(8)
  return [
    text(x, middle - half, name, { font: look.font(12, 600), fill, halo: look.colour('canvas') }),
    text(x, middle + half, value, { font: look.font(13, 700), fill, halo: look.colour('canvas') }),
  ]
}
