import type { Layer } from '#charts/picture/picture.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { dots, stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/series.ts'
import type { Stroke } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { stretches } from './gaps.ts'
import { isHollow, lineStyle } from './line-style.ts'
import type { TrendLine, TrendModel } from './lines.ts'
import { shownMissingYears } from './marks.ts'
import { placeOn } from './place-in-time.ts'

/** The points of a line as markers: the series that marks refer to. With `rim` they are hollow, whatever the line's own are. */
export function markerSeries(line: TrendLine, theme: ChartTheme, rim = isHollow(line) ? 1.4 : 0): Layer {
  const { marker, symbolSize: size, colour, opacity } = lineStyle(line, theme)
  const z = line.role === 'other' ? 3 : 5
  const places = line.points.map(placeOn(line))
  const open = new Set(line.points.flatMap((point, at) => (isPartial(point) ? [at] : [])))
  return dots({ theme, places, z, colour, marker, size, rim, opacity, open })
}

/** The years that a line leaves out, as small rings on the axis. */
export function missingYearSeries(model: TrendModel, theme: ChartTheme): Layer {
  const places = shownMissingYears(model).map(({ at }) => [at, 0] as const)
  return dots({ theme, places, z: 5, colour: theme.colour('control'), size: 6, rim: 1.2 })
}

/** The strokes of a line, one a stretch, so that gaps stay gaps; projections are dashed. `look` replaces parts of its style. */
export function strokeSeries(line: TrendLine, theme: ChartTheme, look: Partial<Stroke> = {}): Layer[] {
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
export function warningSeries(model: TrendModel, theme: ChartTheme): Layer {
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
