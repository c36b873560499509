/** An affine map as SVG and PDF write it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** First `inner`, then `outer`. */
export function joinedMaps(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

const SAME: Matrix = [1, 0, 0, 1, 0, 0]

/** The `transform` of an element. */
export function transformOf(text: string | undefined): Matrix {
  let whole = SAME
  for (const [, name, inside = ''] of (text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    whole = joinedMaps(whole, named(name ?? '', [a, b, c, d, e, f]))
  }
  return whole
}

type Numbers = readonly [number, number | undefined, number | undefined, number, number, number]

function named(name: string, [a, b, c, d, e, f]: Numbers): Matrix {
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f]
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'rotate': {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
      if (b === undefined || c === undefined) return turn
      return joinedMaps(joinedMaps([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c])
    }
    default:
      return SAME
  }
}
