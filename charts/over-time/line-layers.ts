import { trendMark, type SourceLine } from './line.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { dots, stroke } from '#charts/marks/lines.ts'
import type { Stroke } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { stretches } from './gaps.ts'
import { isHollow, lineStyle } from './line-style.ts'
import { placeOn } from './place-in-time.ts'

/** The points of a line as markers; `id` names the mark of each, by default that of a trend. */
export function markerLayer(
  line: SourceLine,
  theme: ChartTheme,
  id: (point: Point) => string = (point) => trendMark(line, point),
): Layer {
  const rim = isHollow(line) ? 1.4 : 0
  const { marker, symbolSize: size, colour, opacity } = lineStyle(line, theme)
  const z = line.role === 'other' ? 3 : 5
  const place = placeOn(line)
  const points = line.points.map((point) => ({ id: id(point), at: place(point) }))
  const open = new Set(line.points.flatMap((point) => (isPartial(point) ? [id(point)] : [])))
  return dots({ theme, dots: points, z, colour, marker, size, rim, opacity, open })
}

/** The strokes of a line, one a stretch, so that gaps stay gaps; projections are dashed. `look` replaces parts of its style. */
export function strokeLayer(line: SourceLine, theme: ChartTheme, look: Partial<Stroke> = {}): Layer[] {
  const { colour, width, dash, opacity } = lineStyle(line, theme)
  return stretches(line)
    .filter(({ points }) => points.length > 1)
    .map(({ points, projected }) => {
      const lineDash = projected ? [6, 4] : dash
      const style = { stroke: colour, lineWidth: width, lineDash, opacity, ...look }
      return stroke(points.map(placeOn(line)), line.role === 'other' ? 2 : 4, style)
    })
}
