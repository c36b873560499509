import type { Document } from '#domain/document/document.ts'

/** Where on the canvas something that is dragged from the palette would stand: beside a block, or in the empty document. */
export interface DropPlace {
  /** The id of a block; null: there is none yet. */
  readonly block: string | null
  readonly edge: 'before' | 'after'
  /** The block stands beside another one: before and after are left and right. */
  readonly isBeside: boolean
}

/** Where something stands on the page, in pixels. */
interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A block that takes less of the canvas than this stands beside another one. */
const BESIDE = 0.6

/** Whether a point lies in a rectangle. */
export function isWithin({ left, top, width, height }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/**
 * The place on the canvas that a pointer means; null: it is not over the canvas. Of a block that takes the line the upper half
 * means before it, of one that stands beside another the left half.
 */
export function dropPlace(
  pointer: Point,
  canvas: Rect,
  blocks: readonly { readonly id: string; readonly rect: Rect }[],
): DropPlace | null {
  if (!isWithin(canvas, pointer)) return null
  const nearest = blocks.toSorted((a, b) => away(a.rect, pointer) - away(b.rect, pointer))[0]
  if (!nearest) return { block: null, edge: 'after', isBeside: false }
  const { left, top, width, height } = nearest.rect
  const isBeside = width < canvas.width * BESIDE
  const inLine = pointer.y >= top && pointer.y <= top + height
  const isBefore = isBeside && inLine ? pointer.x < left + width / 2 : pointer.y < top + height / 2
  return { block: nearest.id, edge: isBefore ? 'before' : 'after', isBeside }
}

/** How far a point is from a rectangle; 0 within it. */
function away({ left, top, width, height }: Rect, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - left - width)
  const down = Math.max(top - y, 0, y - top - height)
  return Math.hypot(across, down)
}

/** The position in the document that a place means, from 0. */
export function indexOfPlace({ blocks }: Document, { block, edge }: DropPlace): number {
  const at = blocks.findIndex(({ id }) => id === block)
  if (at < 0) return blocks.length
  return edge === 'before' ? at : at + 1
}
