import { ANNOTATION_SIZES, type Annotation } from '#domain/document/blocks/annotations.ts'
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

/** The annotation that a tool makes between two points; null where it would be nothing: no words, no length. */
export function annotationOf({ kind, text, size, colour }: Tool, from: Spot, to: Spot): Annotation | null {
  const [start, end] = [shares(from), shares(to)]
  switch (kind) {
    case 'text':
      return text.trim() === '' ? null : { kind, ...start, text, size, colour }
    case 'arrow':
      return isPoint(start, end) ? null : { kind, ...start, toX: end.x, toY: end.y, colour }
    default: {
      const corner = { x: Math.min(start.x, end.x), y: Math.min(start.y, end.y) }
      const width = round(Math.abs(end.x - start.x))
      const height = round(Math.abs(end.y - start.y))
      return width < LEAST || height < LEAST ? null : { kind, ...corner, width, height, colour }
    }
  }
}

/** Shorter than this it is a slip of the hand. */
const LEAST = 0.01

function isPoint(from: Spot, to: Spot): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < LEAST
}

function shares({ x, y }: Spot): Spot {
  return { x: round(Math.max(0, Math.min(1, x))), y: round(Math.max(0, Math.min(1, y))) }
}

/** To a thousandth, which is less than a dot. */
function round(share: number): number {
  return Math.round(share * 1000) / 1000
}
