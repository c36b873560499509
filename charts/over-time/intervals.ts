import type { SourceLine } from './line.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { band } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { stretches } from './gaps.ts'
import { lineStyle } from './line-style.ts'
import { placeInTime, placeOn, yearOn } from './place-in-time.ts'

/** The choice of intervals: none, all, or those of one source. */
interface IntervalOptions {
  readonly intervals?: boolean | undefined
  readonly intervalSource?: number | undefined
}

/** Whether the intervals of a line are drawn: all by default, one source's alone, or none. */
export function showsInterval(line: SourceLine, options: IntervalOptions): boolean {
  if (options.intervals === false) return false
  if (options.intervalSource !== undefined && options.intervalSource !== line.source.id) return false
  return line.points.some((point) => interval(point) !== null)
}

/** Whiskers on survey points, bands along estimates and routine figures, and whiskers where one of their figures alone has an interval. */
export function intervalLayer(
  lines: readonly SourceLine[],
  options: IntervalOptions,
  theme: ChartTheme,
): Layer[] {
  return lines
    .filter((line) => showsInterval(line, options))
    .flatMap((line) => {
      if (line.source.classification === 'Survey') return [whiskers(line.points, placeOn(line))]
      const runs = stretches(line).flatMap((stretch) => boundedRuns(stretch.points))
      const wide = runs.filter((run) => run.length > 1)
      const inBands = new Set(wide.flat())
      const alone = runs.flat().filter((point) => !inBands.has(point))
      const lone = alone.length > 0 ? [whiskers(alone, placeOn(line))] : []
      return [...(wide.length > 0 ? [bands(line, wide, theme)] : []), ...lone]
    })
}

/** The intervals of figures as whiskers in their years, which are those of their reports unless `place` says otherwise. */
export function whiskers(points: readonly Point[], place = placeInTime): Layer {
  return decoration({
    z: 4,
    draw: (plot) => points.map((point) => columnAt(plot.at(...place(point))[0], plot).interval(point)),
  })
}

function bands(line: SourceLine, runs: readonly (readonly Point[])[], theme: ChartTheme): Layer {
  const style = { fill: lineStyle(line, theme).colour, opacity: 0.16 }
  return decoration({
    z: 1,
    clip: true,
    draw: ({ at }) =>
      runs.map((run) => {
        const edge = (bound: 'lower' | 'upper') =>
          run.map((point) => at(yearOn(line, point), point[bound] ?? point.value))
        return band(edge('upper'), edge('lower'), style)
      }),
  })
}

/** Neighbouring points that all have bounds, or one alone between points without; a band is never drawn over these. */
function boundedRuns(points: readonly Point[]): Point[][] {
  const runs: Point[][] = []
  let open = false
  for (const point of points) {
    if (interval(point) === null) {
      open = false
      continue
    }
    const run = runs.at(-1)
    if (open && run) run.push(point)
    else runs.push([point])
    open = true
  }
  return runs
}
