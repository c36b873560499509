import type { Layer } from '#charts/picture/picture.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { dots } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { placeOn } from '#charts/over-time/place-in-time.ts'
import type { TrendModel } from './lines.ts'
import { missingYearMark, shownMissingYears } from './marks.ts'

/** The years that a line leaves out, as small rings on the axis. */
export function missingYearLayer(model: TrendModel, theme: ChartTheme): Layer {
  const years = shownMissingYears(model).map((missing) => ({
    id: missingYearMark(missing),
    at: [missing.at, 0] as const,
  }))
  return dots({ theme, dots: years, z: 5, colour: theme.colour('control'), size: 6, rim: 1.2 })
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
