import type { View } from '#charts/view.ts'
import type { Block } from '#domain/document/blocks.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { sentenceBlock } from '#domain/document/blocks/sentence/sentence-block.ts'
import { tableBlock } from '#domain/document/blocks/table/table-block.ts'
import { newBlockId } from './empty-document.ts'

/** As what a figure goes into a document. */
export type CapturedAs = 'figure' | 'table' | 'sentence'

/** The block that shows a view: the figure itself, its rows, or what it says in words. */
export function blockOfView(view: View, as: CapturedAs): Block {
  return VIEW_BLOCKS[as].begin(newBlockId(as), { view })
}

const VIEW_BLOCKS = { figure: figureBlock, table: tableBlock, sentence: sentenceBlock }
