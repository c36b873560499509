import type { SourceLine } from '#charts/over-time/line.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import { cited } from '#domain/message/value.ts'
import { formatValue } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { decoration } from '#charts/marks/marks.ts'
import { levelLabelBoxes } from '#charts/marks/target-lines.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import { type Box, boxAround, isInside, overlaps } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { TargetLine } from '#charts/plot/targets.ts'
import { widestText } from '#charts/plot/text-width.ts'
import { lineStyle } from '#charts/over-time/line-style.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'
import type { TrendModel } from './lines.ts'
import { placeOn } from '#charts/over-time/place-in-time.ts'

type PointSpot = (point: Point) => Spot

/**
 * `NDHS 2018 / 50.7` beside the points of the strong survey line, where there is room: below, above, or to a side;
 * dropped only when every place would cover a marker, another label or a strong line.
 */
export function pointLabelLayer(
  model: TrendModel,
  { plot, language, targets }: Pick<Surroundings, 'plot' | 'language'> & { targets: readonly TargetLine[] },
  theme: ChartTheme,
): Layer[] {
  const line = model.lines.find((entry) => entry.role !== 'other' && entry.source.classification === 'Survey')
  if (!line || line.points.length > 12) return []
  const strong = model.lines.filter((entry) => entry.role !== 'other')
  return [
    decoration({
      z: 5,
      draw: ({ at, y }) => {
        const spot: PointSpot = (point) => at(...placeOn(line)(point))
        const taken = strong.flatMap((entry) => along(entry.points.map(spot)))
        const heights = targets.map(({ value }) => y(value))
        const words = levelLabelBoxes(targets, heights, { box: plot, labels: 'long', theme })
        return placed(line, model, { spot, taken, words, plot, language }, theme)
      },
    }),
  ]
}

interface Surroundings {
  readonly spot: PointSpot
  /** Spots that no label may cover. */
  readonly taken: readonly Spot[]
  /** Where other words stand already. */
  readonly words: readonly Box[]
  readonly plot: Box
  readonly language: Language
}

function placed(
  line: SourceLine,
  { indicator }: TrendModel,
  around: Surroundings,
  theme: ChartTheme,
): Drawing {
  const { spot, taken, words, plot, language } = around
  const boxes: Box[] = [...words]
  const fill = lineStyle(line, theme).colour
  const style = { font: theme.font(10.5, 600), fill, align: 'center', halo: theme.colour('canvas') } as const
  const last = lastPoint(line)
  return line.points.map((point) => {
    if (point === last) return null
    const name = language.text(cited(line.source, point.period))
    const value = formatValue(point.value, asPublished(point, indicator))
    const width = widestText([name, value], theme.size(10.5), 600)
    const box = boxesAround(spot(point), width, theme.size(26)).find(
      (one) =>
        isInside(one, plot) &&
        !boxes.some((other) => overlaps(one, other)) &&
        !taken.some((other) => covers(one, other)),
    )
    if (!box) return null
    boxes.push(box)
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    return [text([x, y - theme.size(6.5)], name, style), text([x, y + theme.size(6.5)], value, style)]
  })
}

/** Below, above, then to the sides. */
function boxesAround([x, y]: Spot, width: number, height: number): Box[] {
  const far = height / 2 + 9
  const offsets = [
    [0, far],
    [0, -far],
    [width / 2 + 4, far],
    [-width / 2 - 4, far],
    [width / 2 + 4, -far],
    [-width / 2 - 4, -far],
    [width / 2 + 10, 0],
    [-width / 2 - 10, 0],
  ] as const
  return offsets.map(([dx, dy]) => boxAround([x + dx, y + dy], width, height))
}

function covers(box: Box, [x, y]: Spot): boolean {
  return box.left - 2 < x && x < box.right + 2 && box.top - 2 < y && y < box.bottom + 2
}

/** Points of a drawn line close enough together that no label slips between them. */
function along(pixels: readonly Spot[]): Spot[] {
  return pixels.flatMap((end, index) => {
    const start = pixels[index - 1]
    if (!start) return [end]
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 8))
    return Array.from({ length: steps }, (_, step): Spot => {
      const share = (step + 1) / steps
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    })
  })
}
