import { type DrawnFigure, placeAt } from '#charts/annotations/place-on-picture.ts'
import { ANNOTATION_SIZES, type Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { keptColour } from '../own-colours.ts'

/** What is put on a figure next: which tool, its words, its size and its colour. */
export interface Tool {
  readonly kind: Annotation['kind']
  readonly text: string
  readonly size: number
  readonly colour: string
}

/** What annotations begin with. */
export const FIRST_TOOL: Tool = { kind: 'text', text: '', size: 12, colour: keptColour('error') }

/** A point on a figure, in shares of its width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

interface Bounds {
  readonly least: number
  readonly most: number
}

/** The size a step smaller or larger, within what annotations may have. */
export function stepped(size: number, by: number, bounds: Bounds = ANNOTATION_SIZES): number {
  const { least, most } = bounds
  return Math.max(least, Math.min(most, size + by))
}

/** What a tool makes between two points; null where it would be nothing: no words, no length. */
export function annotationOf(
  { kind, text, size, colour }: Tool,
  [from, to]: readonly [Spot, Spot],
  drawn: DrawnFigure,
): Annotation | null {
  const { width, height } = drawn.picture.theme
  const place = ({ x, y }: Spot) => placeAt([x * width, y * height], drawn)
  if (kind === 'text') return text.trim() === '' ? null : { kind, at: place(from), text, size, colour }
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const isNothing = kind === 'box' ? Math.min(across, down) < LEAST : Math.hypot(across, down) < LEAST
  return isNothing ? null : { kind, from: place(from), to: place(to), colour }
}

/** Shorter than this share of the figure it is a slip of the hand. */
const LEAST = 0.01

/** A point that stays on the figure. */
export function onFigure({ x, y }: Spot): Spot {
  return { x: Math.max(0, Math.min(1, x)), y: Math.max(0, Math.min(1, y)) }
}
