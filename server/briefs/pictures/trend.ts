import type { SvgNode } from '#charts/drawing/svg-node.ts'
import type { TrendLine } from '#domain/brief/trend-lines.ts'
import type { Language } from '#domain/message/language.ts'
import { decimal, periodName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { COLOURS, drawing, label, line, mark, polyline, type Spot } from './shapes.ts'
import { endOf, reachOf } from './scale.ts'

const [WIDTH, HEIGHT] = [210, 190]
const ROOM = { left: 34, right: 22, top: 14, bottom: 22 }
/** So many years of the axis are written, and figures of a line bear their numbers while they are no more. */
const WRITTEN = 4

/** The figures of a place over time, solid, and those of the nation, dotted; heights start at zero. */
export function trendPicture(lineOf: TrendLine, language: Language): string {
  const { indicator, own, again, nation, source } = lineOf
  const tables = again.map(({ point }) => point)
  const all = [...own, ...tables, ...nation]
  const years = all.map(({ period }) => periodYear(period))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const end = endOf(indicator, [...own, ...tables].flatMap(reachOf).concat(nation.map(({ value }) => value)))
  const x = (year: number) =>
    first === last
      ? WIDTH / 2
      : ROOM.left + ((WIDTH - ROOM.left - ROOM.right) * (year - first)) / (last - first)
  const y = (value: number) => HEIGHT - ROOM.bottom - ((HEIGHT - ROOM.top - ROOM.bottom) * value) / end
  const at = (point: Point): Spot => [x(periodYear(point.period)), y(point.value)]
  const target = indicator.nationalTarget
  const drawn: SvgNode[] = [0, end / 2, end].flatMap((value) => [
    line([ROOM.left, y(value)], [WIDTH - 6, y(value)], value === 0 ? COLOURS.ink3 : COLOURS.line, 0.8),
    label(
      [ROOM.left - 5, y(value) + 4],
      language.text(decimal(value, Number.isInteger(value) ? 0 : 1)),
      'end',
      { fill: COLOURS.ink3 },
    ),
  ])
  if (target !== null && target <= end)
    drawn.push(line([ROOM.left, y(target)], [WIDTH - 6, y(target)], COLOURS.ink, 1.4))
  if (target !== null && target <= end)
    drawn.push(
      label([ROOM.left + 3, y(target) + (target > end / 2 ? 11 : -4)], `NT ${target}`, 'start', {
        size: 9.5,
      }),
    )
  for (const year of yearsOf(own.length > 0 ? [...own, ...tables] : nation)) {
    const [point] = own.filter(({ period }) => periodYear(period) === year)
    const words = point ? language.text(periodName(point.period, source)) : `${year}`
    drawn.push(label([x(year), HEIGHT - 6], words, 'middle', { fill: COLOURS.ink3, size: 10 }))
  }
  drawn.push(polyline(nation.map(at), COLOURS.ink3, 1.2, '2 2.5'))
  const solid = [...own, ...tables].toSorted((a, b) => a.period - b.period)
  drawn.push(polyline(solid.map(at), COLOURS.ink, 1.5))
  for (const point of own) drawn.push(...whisker(point, x, y))
  const isCrowded = own.length > WRITTEN + 2
  for (const { point, source: table } of again) drawn.push(mark(at(point), table.classification, true, 3.2))
  for (const point of isCrowded ? own.slice(-1) : own)
    drawn.push(mark(at(point), source.classification, false, 3.4))
  const numbered = isCrowded ? own.slice(-1) : own
  for (const point of numbered) {
    const beside = nation.find(({ period }) => period === point.period)
    const isBelow = beside !== undefined && beside.value > point.value
    const [px, py] = [at(point)[0], y(isBelow ? (point.lower ?? point.value) : (point.upper ?? point.value))]
    const words = language.text(shortFigure(point.value, asPublished(point, indicator))).replace('%', '')
    drawn.push(
      label(
        [px, isBelow ? Math.min(py + 13, HEIGHT - ROOM.bottom - 3) : Math.max(py - 6, 10)],
        words,
        'middle',
        { bold: true },
      ),
    )
  }
  return drawing(WIDTH, HEIGHT, drawn)
}

function whisker(
  { period, lower, upper }: Point,
  x: (year: number) => number,
  y: (value: number) => number,
): SvgNode[] {
  if (lower === null || upper === null) return []
  const at = x(periodYear(period))
  return [
    line([at, y(lower)], [at, y(upper)], COLOURS.ink, 1.3),
    ...[lower, upper].map((bound) => line([at - 3, y(bound)], [at + 3, y(bound)], COLOURS.ink, 1.3)),
  ]
}

/** The first and the last year, and some between. */
function yearsOf(points: readonly Point[]): number[] {
  const years = [...new Set(points.map(({ period }) => periodYear(period)))].toSorted((a, b) => a - b)
  if (years.length <= WRITTEN) return years
  const [first = 0, last = 0] = [years[0], years.at(-1)]
  return [first, Math.round((first + last) / 2), last]
}
