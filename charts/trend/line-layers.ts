import type { Point } from '#domain/observation/point.ts'
import { trendMark } from './lines.ts'
import { missingYearMark } from './marks.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { dots, stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import type { Stroke } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { stretches } from './gaps.ts'
import { isHollow, lineStyle } from './line-style.ts'
import type { TrendLine, TrendModel } from './lines.ts'
import { shownMissingYears } from './marks.ts'
import { placeOn } from './place-in-time.ts'

/** The points of a line as markers; `id` names the mark of each, by default that of a trend. */
export function markerLayer(
  line: TrendLine,
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

/** The years that a line leaves out, as small rings on the axis. */
export function missingYearLayer(model: TrendModel, theme: ChartTheme): Layer {
  const years = shownMissingYears(model).map((missing) => ({
    id: missingYearMark(missing),
    at: [missing.at, 0] as const,
  }))
  return dots({ theme, dots: years, z: 5, colour: theme.colour('control'), size: 6, rim: 1.2 })
}

/** The strokes of a line, one a stretch, so that gaps stay gaps; projections are dashed. `look` replaces parts of its style. */
export function strokeLayer(line: TrendLine, theme: ChartTheme, look: Partial<Stroke> = {}): Layer[] {
  const { colour, width, dash, opacity } = lineStyle(line, theme)
  return stretches(line)
    .filter(({ points }) => points.length > 1)
    .map(({ points, projected }) => {
      const lineDash = projected ? [6, 4] : dash
      const style = { stroke: colour, lineWidth: width, lineDash, opacity, ...look }
      return stroke(points.map(placeOn(line)), line.role === 'other' ? 2 : 4, style)
    })
}

/** Triangles above the points that are impossible or suspicious. */
export function warningLayer(model: TrendModel, theme: ChartTheme): Layer {
  const marked = model.lines.flatMap((line) =>
    line.points
      .filter((point, index) => {
        const neighbours = { previous: line.points[index - 1] ?? null, next: line.points[index + 1] ?? null }
        return isMarked(anomaliesOf(point, model.indicator, neighbours))
      })
      .map(placeOn(line)),
  )
  return decoration({
    z: 6,
    draw: ({ at }) =>
      marked.map((place) => {
        const [x, y] = at(...place)
        return warningSign([x, y - 13], theme, 6)
      }),
  })
}
