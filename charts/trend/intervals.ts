import type { CustomSeriesOption } from 'echarts'
import { interval, type Point } from '#domain/observation/point.ts'
import { periodPosition } from '#domain/period/period.ts'
import { group, pixelOf, polygon } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { stretches } from './gaps.ts'
import { lineStyle } from './line-style.ts'
import type { TrendLine } from './lines.ts'
import type { TrendView } from './view.ts'

/** Whether the intervals of a line are drawn: all by default, one source's alone, or none. */
export function showsInterval(line: TrendLine, options: TrendView['options']): boolean {
  if (options.intervals === false) return false
  if (options.intervalSource !== undefined && options.intervalSource !== line.source.id) return false
  return line.points.some((point) => interval(point) !== null)
}

/** Whiskers on survey points, bands along estimates and routine figures. */
export function intervalSeries(
  lines: readonly TrendLine[],
  options: TrendView['options'],
  look: Look,
): CustomSeriesOption[] {
  return lines
    .filter((line) => showsInterval(line, options))
    .map((line) => (line.source.classification === 'Survey' ? whiskers(line, look) : bands(line, look)))
}

function whiskers(line: TrendLine, look: Look): CustomSeriesOption {
  const data = line.points.flatMap((point) => {
    const bounds = interval(point)
    return bounds ? [[periodPosition(point.period), bounds.lower, bounds.upper]] : []
  })
  return {
    type: 'custom',
    silent: true,
    z: 4,
    data,
    encode: { x: 0, y: [1, 2] },
    renderItem: (_, api) => {
      const [x, from] = pixelOf(api, Number(api.value(0)), Number(api.value(1)))
      const [, to] = pixelOf(api, Number(api.value(0)), Number(api.value(2)))
      return group(whisker(from, to, x, 'vertical', look))
    },
  }
}

function bands(line: TrendLine, look: Look): CustomSeriesOption {
  const runs = stretches(line).flatMap((stretch) => boundedRuns(stretch.points))
  const { colour } = lineStyle(line, look)
  return {
    type: 'custom',
    silent: true,
    z: 1,
    clip: true,
    data: runs.map((_, index) => [index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const run = runs[dataIndex] ?? []
      const edge = (bound: 'lower' | 'upper') =>
        run.map((point) => pixelOf(api, periodPosition(point.period), point[bound] ?? point.value))
      return group([polygon([...edge('upper'), ...edge('lower').reverse()], { fill: colour, opacity: 0.16 })])
    },
  }
}

/** Neighbouring points that all have bounds; a band is never drawn over a point without. */
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
  return runs.filter((run) => run.length > 1)
}
