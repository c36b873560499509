import { type Block, freeId } from '../blocks.ts'
import type { Document } from '../document.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { isSameValue } from '../same-value.ts'

/**
 * An editor's operations on the blocks of a document. Each gives another document and leaves its input as it
 * is. An operation that changes nothing (a block that is not there, a document that is full, a block that
 * stands there already) gives the same document back.
 */

/** Whether a document takes no further block. */
export function isFull({ blocks }: Document): boolean {
  return blocks.length >= DOCUMENT_LIMITS.blocks
}

/** Where a block stands, from 0; -1 where there is none. */
export function indexOfBlock({ blocks }: Document, id: string): number {
  return blocks.findIndex((block) => block.id === id)
}

/**
 * With one block more, before the one that stands at `index` now; behind all where that is beyond them. An id that another
 * block has is made free, but two editors of one document add different blocks, so give it one that nobody else thinks of.
 */
export function addBlock(from: Document, block: Block, index: number): Document {
  if (isFull(from)) return from
  const { blocks } = from
  const added = { ...block, id: freeId(blocks, block.id) }
  return { ...from, blocks: blocks.toSpliced(within(index, blocks.length), 0, added) }
}

/** Without a block. */
export function removeBlock(from: Document, id: string): Document {
  const index = indexOfBlock(from, id)
  return index < 0 ? from : { ...from, blocks: from.blocks.toSpliced(index, 1) }
}

/** With a block once more, behind itself, under a new id. */
export function duplicateBlock(from: Document, id: string, newId: string): Document {
  const index = indexOfBlock(from, id)
  const block = from.blocks[index]
  return block ? addBlock(from, { ...block, id: newId }, index + 1) : from
}

/** With a block at another place: it stands at `index` afterwards, or first or last where that is beyond them. */
export function moveBlock(from: Document, id: string, index: number): Document {
  const before = indexOfBlock(from, id)
  const block = from.blocks[before]
  if (!block) return from
  const to = within(index, from.blocks.length - 1)
  if (to === before) return from
  return { ...from, blocks: from.blocks.toSpliced(before, 1).toSpliced(to, 0, block) }
}

/** With another block in the place of the one that has its id. */
export function replaceBlock(from: Document, block: Block): Document {
  const index = indexOfBlock(from, block.id)
  if (index < 0 || isSameValue(from.blocks[index], block)) return from
  return { ...from, blocks: from.blocks.with(index, block) }
}

/** With a block that takes the whole line or half of it. Headings, sections and page breaks always take the whole. */
export function setBlockWidth(from: Document, id: string, width: BlockWidth): Document {
  const block = from.blocks[indexOfBlock(from, id)]
  return block && 'width' in block ? replaceBlock(from, { ...block, width }) : from
}

/** How much of the line a block takes. */
export type BlockWidth = Extract<Block, { readonly width: unknown }>['width']

function within(index: number, most: number): number {
  return Math.max(0, Math.min(most, Math.trunc(index)))
}
