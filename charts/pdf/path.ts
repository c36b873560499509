/** A point of a drawing. */
type Point = readonly [x: number, y: number]

/** A step of a path in the words of a document: move, line, curve, close. */
export type PathStep =
  | { readonly step: 'm' | 'l'; readonly to: Point }
  | { readonly step: 'c'; readonly to: Point; readonly first: Point; readonly second: Point }
  | { readonly step: 'h' }

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The `d` of an SVG path as moves, lines and cubic curves. */
export function pathSteps(d: string): readonly PathStep[] {
  const steps: PathStep[] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  // The control point that a smooth curve mirrors.
  let control: Point | null = null
  const line = (to: Point) => {
    steps.push({ step: 'l', to })
    at = to
  }
  const curve = (first: Point, second: Point, to: Point) => {
    steps.push({ step: 'c', first, second, to })
    at = to
  }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-df-z]*)*)/gi)) {
    const kind = letter.toUpperCase()
    const numbers = numbersIn(rest, kind)
    const size = COUNT[kind] ?? 0
    const isRelative = letter !== kind
    for (let from = 0; from === 0 || from < numbers.length; from += Math.max(1, size)) {
      const part = numbers.slice(from, from + size)
      const [ox, oy]: Point = isRelative ? at : [0, 0]
      const point = (index: number): Point => [(part[index] ?? 0) + ox, (part[index + 1] ?? 0) + oy]
      const mirrored: Point = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at
      let next: Point | null = null
      if (kind === 'Z') {
        steps.push({ step: 'h' })
        at = start
      } else if (kind === 'M') {
        if (from > 0) line(point(0))
        else {
          at = point(0)
          start = at
          steps.push({ step: 'm', to: at })
        }
      } else if (kind === 'L') line(point(0))
      else if (kind === 'H') line([(part[0] ?? 0) + ox, at[1]])
      else if (kind === 'V') line([at[0], (part[0] ?? 0) + oy])
      else if (kind === 'C') {
        next = point(2)
        curve(point(0), next, point(4))
      } else if (kind === 'S') {
        next = point(0)
        curve(mirrored, next, point(2))
      } else if (kind === 'Q' || kind === 'T') {
        next = kind === 'Q' ? point(0) : mirrored
        const to = point(kind === 'Q' ? 2 : 0)
        curve(towards(at, next), towards(to, next), to)
      } else if (kind === 'A') {
        const to = point(5)
        for (const bend of arc(at, part, to)) curve(...bend)
      }
      control = next
    }
  }
  return steps
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** Two radii, a turn, two flags of one digit that need nothing between them, and a point. */
const ARC = new RegExp(
  `${Array(3).fill(`(${NUMBER.source})`).join('[\\s,]*')}[\\s,]*([01])[\\s,]*([01])[\\s,]*(${NUMBER.source})[\\s,]*(${NUMBER.source})`,
  'gi',
)

function numbersIn(text: string, kind: string): readonly number[] {
  if (kind === 'A') return [...text.matchAll(ARC)].flatMap((match) => match.slice(1, 8).map(Number))
  return (text.match(NUMBER) ?? []).map(Number)
}

/** Two thirds of the way to the control point: a quadratic curve as a cubic one. */
function towards([x, y]: Point, [cx, cy]: Point): Point {
  return [x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3]
}

type Bend = readonly [first: Point, second: Point, to: Point]

/** An elliptical arc as curves of a quarter turn at most (SVG 1.1, F.6.5). */
function arc(from: Point, part: readonly number[], to: Point): readonly Bend[] {
  const [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0] = part
  if (rx0 === 0 || ry0 === 0) return [[from, to, to]]
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.sqrt(Math.max(1, (x1 / rx0) ** 2 + (y1 / ry0) ** 2))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const below = (rx * y1) ** 2 + (ry * x1) ** 2
  if (below === 0) return []
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const [cx1, cy1] = [(root * rx * y1) / ry, (-root * ry * x1) / rx]
  const [cx, cy] = [
    cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2,
    sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2,
  ]
  const begin = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let angle = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - begin
  if (sweep && angle < 0) angle += 2 * Math.PI
  if (!sweep && angle > 0) angle -= 2 * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9))
  const k = (4 / 3) * Math.tan(angle / pieces / 4)
  const onEllipse = (x: number, y: number): Point => [
    cos * rx * x - sin * ry * y + cx,
    sin * rx * x + cos * ry * y + cy,
  ]
  return Array.from({ length: pieces }, (_, piece): Bend => {
    const a = begin + (angle * piece) / pieces
    const b = begin + (angle * (piece + 1)) / pieces
    return [
      onEllipse(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      onEllipse(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      onEllipse(Math.cos(b), Math.sin(b)),
    ]
  })
}
