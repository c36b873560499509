import type { CustomSeriesOption } from 'echarts'
import { formatValue } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { periodPosition } from '#domain/period/period.ts'
import { type Drawn, group, pixelOf, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { lineStyle } from './line-style.ts'
import { lastPoint, type TrendLine, type TrendModel } from './lines.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Pixel = readonly [number, number]

/**
 * `NDHS 2018 / 50.7` beside the points of the strong survey line, where there is room: below, above, or to a side;
 * dropped only when every place would cover a marker, another label or a strong line.
 */
export function pointLabelSeries(model: TrendModel, plot: Box, look: Look): CustomSeriesOption[] {
  const line = model.lines.find((entry) => entry.role !== 'other' && entry.source.classification === 'Survey')
  if (!line || line.points.length > 12) return []
  return [
    {
      type: 'custom',
      silent: true,
      z: 5,
      data: [[0]],
      encode: { x: -1, y: -1 },
      renderItem: (_, api) => {
        const pixel = (point: { period: number; value: number }): Pixel =>
          pixelOf(api, periodPosition(point.period), point.value)
        const strong = model.lines.filter((entry) => entry.role !== 'other')
        const taken = strong.flatMap((entry) => along(entry.points.map(pixel)))
        return group(placed(line, model, pixel, taken, plot, look))
      },
    },
  ]
}

function placed(
  line: TrendLine,
  model: TrendModel,
  pixel: (point: { period: number; value: number }) => Pixel,
  taken: readonly Pixel[],
  plot: Box,
  look: Look,
): Drawn[] {
  const boxes: Box[] = []
  const fill = lineStyle(line, look).colour
  const last = lastPoint(line)
  return line.points.flatMap((point) => {
    if (point === last) return []
    const name = sourceAndPeriod(line.source, point)
    const value = formatValue(point.value, model.indicator)
    const width = Math.max(textWidth(name, look.size(10.5), 600), textWidth(value, look.size(10.5), 600))
    const box = freePlace(pixel(point), width, look.size(26), plot, boxes, taken)
    if (!box) return []
    boxes.push(box)
    const style = { font: look.font(10.5, 600), fill, align: 'center', halo: look.colour('canvas') } as const
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    return [text(x, y - look.size(6.5), name, style), text(x, y + look.size(6.5), value, style)]
  })
}

/** Below, above, then to the sides; the first place that covers nothing. */
function freePlace(
  [x, y]: Pixel,
  width: number,
  height: number,
  plot: Box,
  boxes: readonly Box[],
  taken: readonly Pixel[],
): Box | null {
  const far = height / 2 + 9
  const offsets: Pixel[] = [
    [0, far],
    [0, -far],
    [width / 2 + 4, far],
    [-width / 2 - 4, far],
    [width / 2 + 4, -far],
    [-width / 2 - 4, -far],
    [width / 2 + 10, 0],
    [-width / 2 - 10, 0],
  ]
  for (const [dx, dy] of offsets) {
    const box = around(x + dx, y + dy, width, height)
    const inside =
      box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom
    if (inside && !boxes.some((other) => overlap(box, other)) && !taken.some((spot) => covers(box, spot)))
      return box
  }
  return null
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function covers(box: Box, [x, y]: Pixel): boolean {
  return box.left - 2 < x && x < box.right + 2 && box.top - 2 < y && y < box.bottom + 2
}

/** Points of a drawn line close enough together that no label slips between them. */
function along(pixels: readonly Pixel[]): Pixel[] {
  return pixels.flatMap((end, index) => {
    const start = pixels[index - 1]
    if (!start) return [end]
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 8))
    return Array.from({ length: steps }, (_, step): Pixel => {
      const share = (step + 1) / steps
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    })
  })
}
