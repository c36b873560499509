import type { Axis } from '#charts/picture/picture.ts'

/** In lengths of the axis from its middle; what stands at the edge of a drawing is 1.5 away, and a little more as figures change. */
const FARTHEST = 2

type Knot = readonly [share: number, pixel: number]
type Ends = readonly [begin: number, end: number]

/**
 * From the values of an axis to pixels and back, over the whole drawing: between the ends of the plot as the axis measures, and beyond
 * them one length of the axis for all that is left of the drawing on that side, however much that is.
 */
export function placeBetween({ min, max, log, inverse }: Axis, plot: Ends, drawing: Ends) {
  const [measure, value] = log === true ? [Math.log, Math.exp] : [same, same]
  const [low, high] = [measure(min), measure(max)]
  const [begin, end] = inverse === true ? turned(plot) : plot
  const [before, after] = inverse === true ? turned(drawing) : drawing
  const all: readonly Knot[] = [
    [-1, before],
    [0, begin],
    [1, end],
    [2, after],
  ]
  // Where nothing of the drawing is left beyond an end, nothing stands there.
  const forward = Math.sign(end - begin) || 1
  const knots = all.filter(
    ([share, at]) =>
      (share !== -1 || (begin - at) * forward > 0) && (share !== 2 || (at - end) * forward > 0),
  )
  const span = high - low || 1
  const back = knots.map(([share, pixel]): Knot => [pixel, share])
  return {
    pixel: (of: number) => onPieces((measure(of) - low) / span, knots),
    /** Farther beyond the axis than anything of its drawing: it was said of another axis. */
    isFar: (of: number) => !(Math.abs((measure(of) - low) / span - 0.5) <= FARTHEST),
    value: (pixel: number) => value(low + span * onPieces(pixel, back)),
  }
}

/** Linear from knot to knot, and the last knot beyond it. Knots that fall together are passed over. */
function onPieces(from: number, knots: readonly Knot[]): number {
  const rising = (knots.at(-1)?.[0] ?? 0) >= (knots[0]?.[0] ?? 0) ? knots : knots.toReversed()
  const first = rising[0] ?? [0, 0]
  if (!(from > first[0])) return first[1]
  const next = rising.findIndex(([at]) => from <= at)
  const [a, b] = [rising[next - 1], rising[next]]
  if (!a || !b) return rising.at(-1)?.[1] ?? 0
  return b[0] === a[0] ? b[1] : a[1] + ((from - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
}

function turned([begin, end]: Ends): Ends {
  return [end, begin]
}

function same(value: number): number {
  return value
}
