import type { Block } from '#domain/document/blocks.ts'
import type { BlockWidth } from '#domain/document/editing/edit-blocks.ts'

type Figure = Extract<Block, { readonly kind: 'figure' }>

/** How much room a block takes; undefined: of this kind of block it cannot be set. */
export interface BlockSize {
  readonly width: BlockWidth | undefined
  readonly height: Figure['height'] | undefined
}

/** Heights of a figure, from the lowest. */
const HEIGHTS = ['low', 'usual', 'high'] as const

/** So far down is one height more, in pixels: near what two of them differ by. */
const STEP = 90

/** A block that is drawn wider than this share of the line takes all of it. */
const WHOLE = 0.7

/** The size of a block. */
export function sizeOf(block: Block): BlockSize {
  return {
    width: 'width' in block ? block.width : undefined,
    height: block.kind === 'figure' ? block.height : undefined,
  }
}

/** The size that a block has after its edge was dragged. All lengths in pixels; `line` is what there is for two blocks. */
export function draggedSize(
  from: BlockSize,
  { width, line }: { readonly width: number; readonly line: number },
  { across, down }: { readonly across: number; readonly down: number },
): BlockSize {
  const step = HEIGHTS.indexOf(from.height ?? 'usual') + Math.round(down / STEP)
  return {
    width: from.width && (width + across > line * WHOLE ? 'full' : 'half'),
    height: from.height && HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, step))],
  }
}

/** The block in another size. */
export function inSize<Some extends object>(block: Some, { width, height }: BlockSize): Some {
  return { ...block, ...(width && { width }), ...(height && { height }) }
}
