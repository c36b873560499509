import type { SvgNode } from '#charts/drawing/svg-node.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { COLOURS, drawing, line, mark, polygon, type Spot, triangle } from './shapes.ts'
import { endOf, reachOf } from './scale.ts'

const [WIDTH, HEIGHT, EDGE] = [132, 30, 6]
const MIDDLE = 15

/** Where the figure lies between zero and the end of its scale, with interval, zone (▽), nation (▲) and target (flag). */
export function stripPicture({ indicator, stated, zone, nation, aim }: KeyFigure): string {
  const beside = [zone, nation].flatMap((one) => (one ? [one.point.value] : []))
  const values = [...(stated ? reachOf(stated.point) : []), ...beside, ...(aim ? [aim.value] : [])]
  const end = endOf(indicator, values)
  const at = (value: number) => EDGE + ((WIDTH - 2 * EDGE) * value) / end
  const drawn: SvgNode[] = [
    line([EDGE, MIDDLE], [WIDTH - EDGE, MIDDLE], COLOURS.control, 0.8),
    ...[0, end / 2, end].map((value) =>
      line([at(value), MIDDLE - 3], [at(value), MIDDLE + 3], COLOURS.control, 0.8),
    ),
  ]
  if (aim) drawn.push(...flag([at(aim.value), MIDDLE], indicator.slope === 'Negative' ? -1 : 1))
  if (zone) drawn.push(triangle([at(zone.point.value), MIDDLE - 3], true, true))
  if (nation) drawn.push(triangle([at(nation.point.value), MIDDLE + 4], false, !nation.isSameRound))
  if (stated)
    drawn.push(
      ...whisker(stated.point, at),
      mark([at(stated.point.value), MIDDLE], stated.source.classification),
    )
  return drawing(WIDTH, HEIGHT, drawn)
}

function whisker(
  { lower, upper }: { readonly lower: number | null; readonly upper: number | null },
  at: (value: number) => number,
): SvgNode[] {
  if (lower === null || upper === null) return []
  const [from, to] = [at(lower), at(upper)]
  return [
    line([from, MIDDLE], [to, MIDDLE], COLOURS.ink, 1.8),
    ...[from, to].map((x) => line([x, MIDDLE - 3.5], [x, MIDDLE + 3.5], COLOURS.ink, 1.5)),
  ]
}

/** The bar of a target, its flag to the good side. */
function flag([x, y]: Spot, side: 1 | -1): SvgNode[] {
  return [
    line([x, y - 13], [x, y + 10], COLOURS.ink, 1.6),
    polygon(
      [
        [x, y - 13],
        [x + side * 6, y - 10],
        [x, y - 7],
      ],
      COLOURS.ink,
    ),
  ]
}
