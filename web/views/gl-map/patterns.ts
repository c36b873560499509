/** A square picture that fills regions again and again, as red, green, blue and opacity of its pixels. */
export interface Pattern {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Pixels a side; a multiple of what repeats in it. */
const SIDE = 16

/** Lines at 45 degrees every eight pixels, in a colour `#RRGGBB`. */
export function hatch(colour: string): Pattern {
  return pattern(colour, (x, y) => (x + y) % 8 < 1.5)
}

/** White dots of five pixels, one every eight. */
export function dots(): Pattern {
  const step = SIDE / 2
  const off = (at: number) => (at % step) + 0.5 - step / 2
  return pattern('#FFFFFF', (x, y) => Math.hypot(off(x), off(y)) < 2.5)
}

function pattern(colour: string, isDrawn: (x: number, y: number) => boolean): Pattern {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (isDrawn(at % SIDE, Math.floor(at / SIDE))) data.set([...parts, 255], at * 4)
  }
  return { width: SIDE, height: SIDE, data }
}
