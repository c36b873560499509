import type { Block } from '#domain/document/blocks.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text.ts'
import {
  addBlock,
  duplicateBlock,
  indexOfBlock,
  isFull,
  moveBlock,
  removeBlock,
} from '#domain/document/editing/edit-blocks.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import { cardName } from './card-name.ts'
import { keepFocus } from './keep-focus.ts'
import { changeReport, reportNow } from './report-state.ts'

/** What the buttons of a part do, each said aloud. */
export interface CardTasks {
  readonly add: (block: Block) => void
  readonly duplicate: (block: Block) => void
  readonly remove: (block: Block) => void
  /** To where it stands afterwards, from 0. */
  readonly move: (block: Block, index: number) => void
  /** The part on which annotations are made; null: none. */
  readonly annotate: (id: string | null) => void
}

/** The tasks of the report of this tab. */
export function reportTasks(say: (words: string) => void, annotate: CardTasks['annotate']): CardTasks {
  const count = () => reportNow().blocks.length
  const full = () => {
    if (!isFull(reportNow())) return false
    say('This report holds 200 parts, which is the most.')
    return true
  }
  return {
    annotate,
    add: (block) => {
      if (full()) return
      changeReport((from) => addBlock(from, block, from.blocks.length))
      say(`${cardName(block)} added as part ${count()}.`)
    },
    duplicate: (block) => {
      if (full()) return
      changeReport((from) => duplicateBlock(from, block.id, newBlockId(block.kind)))
      say(`${cardName(block)} duplicated.`)
    },
    remove: (block) => {
      const index = indexOfBlock(reportNow(), block.id)
      changeReport((from) => removeBlock(from, block.id))
      const { blocks } = reportNow()
      keepFocus((blocks[index] ?? blocks.at(-1))?.id)
      say(`${cardName(block)} removed. Control Z brings it back.`)
    },
    move: (block, index) => {
      changeReport((from) => moveBlock(from, block.id, index))
      keepFocus(block.id)
      say(`${cardName(block)} is now part ${indexOfBlock(reportNow(), block.id) + 1} of ${count()}.`)
    },
  }
}

/** A text that says nothing yet. */
export function newText(): Block {
  return { kind: 'text', id: newBlockId('text'), html: '<p></p>', ...USUAL_LOOK, width: 'full' }
}

/** What is known about an indicator. */
export function newIndicator(indicator: number): Block {
  return { kind: 'indicator', id: newBlockId('indicator'), indicator, width: 'full' }
}
