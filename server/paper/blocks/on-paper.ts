import type { BlockKind, FilledBlock, FilledBlockOf } from '#domain/document/blocks.ts'
import type { BlockGround } from '../document/ground.ts'
import type { PaperBlock } from '../document/paper-document.ts'

/** A block of a document as parts of paper, from which PDF, DOCX and page are made: one value for all three. */
export type OnPaper<Kind extends BlockKind> = {
  resolve(block: FilledBlockOf<Kind>, ground: BlockGround): Parts
}['resolve']

/** The same for a block whose kind is not known. */
export type AnyOnPaper = { resolve(block: FilledBlock, ground: BlockGround): Parts }['resolve']

type Parts = readonly PaperBlock[] | Promise<readonly PaperBlock[]>
