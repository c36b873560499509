import type { SvgNode } from '#charts/drawing/svg-node.ts'
import type { SourcePair } from '#domain/brief/source-disagreements.ts'
import type { Language } from '#domain/message/language.ts'
import { decimal, shortFigure } from '#domain/message/value.ts'
import { aboutYear } from '#domain/observation/about.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { endOf, reachOf } from './scale.ts'
import { COLOURS, drawing, label, line, mark, polyline, type Spot } from './shapes.ts'

const [WIDTH, HEIGHT] = [330, 150]
const ROOM = { left: 30, right: 14, top: 16, bottom: 20 }

/** What two sources say of a place, each figure at the time that it is about; the pair itself is joined by a line. */
export function pairPicture({ indicator, first, second, series }: SourcePair, language: Language): string {
  const years = series.map(({ point }) => aboutYear(point))
  const [from, to] = [Math.floor(Math.min(...years)), Math.ceil(Math.max(...years))]
  const end = endOf(
    indicator,
    series.flatMap(({ point }) => reachOf(point)),
  )
  const x = (year: number) =>
    from === to
      ? WIDTH / 2
      : ROOM.left + 20 + ((WIDTH - ROOM.left - ROOM.right - 40) * (year - from)) / (to - from)
  const y = (value: number) => HEIGHT - ROOM.bottom - ((HEIGHT - ROOM.top - ROOM.bottom) * value) / end
  const at = ({ point }: SourcePair['first']): Spot => [x(aboutYear(point)), y(point.value)]
  const grid = [0, end / 2, end].flatMap((value) => [
    line(
      [ROOM.left, y(value)],
      [WIDTH - ROOM.right, y(value)],
      value === 0 ? COLOURS.ink3 : COLOURS.line,
      0.8,
    ),
    label([ROOM.left - 5, y(value) + 4], language.text(decimal(value, 0)), 'end', {
      fill: COLOURS.ink3,
      size: 10,
    }),
  ])
  const step = Math.max(1, Math.ceil((to - from) / 6))
  const axis = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((year) => (year - from) % step === 0)
    .map((year) => label([x(year), HEIGHT - 5], `${year}`, 'middle', { fill: COLOURS.ink3, size: 10 }))
  const lines = [first, second].map(({ source }, index) => {
    const own = series.filter((one) => one.source === source)
    return polyline(own.map(at), COLOURS.ink3, 1.1, index === 0 ? undefined : '3 2')
  })
  const marks = series.map((one) => mark(at(one), one.source.classification, false, 3.4))
  const [upper, lower] = first.point.value >= second.point.value ? [first, second] : [second, first]
  const words = ({ point, source }: SourcePair['first']) =>
    `${source.name} ${language.text(shortFigure(point.value, asPublished(point, indicator)))}`
  const [ux, uy] = at(upper)
  const [lx, ly] = at(lower)
  const anchorAt = (px: number) => (px > WIDTH * 0.7 ? 'end' : px < WIDTH * 0.3 ? 'start' : 'middle')
  const named: SvgNode[] = [
    line([ux, uy], [lx, ly], COLOURS.ink, 1.4),
    label([ux, Math.max(uy - 7, 10)], words(upper), anchorAt(ux), { bold: true, size: 10.5 }),
    label([lx, Math.min(ly + 15, HEIGHT - ROOM.bottom - 3)], words(lower), anchorAt(lx), {
      bold: true,
      size: 10.5,
    }),
  ]
  return drawing(WIDTH, HEIGHT, [...grid, ...axis, ...lines, ...named, ...marks])
}
