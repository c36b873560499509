import type { Block } from '#domain/document/blocks.ts'
import {
  addBlock,
  duplicateBlock,
  indexOfBlock,
  isFull,
  moveBlock,
  removeBlock,
} from '#domain/document/editing/edit-blocks.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import type { Language } from '#domain/message/language.ts'
import { blockTitle } from '../blocks/block-names.ts'
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
export function reportTasks(
  language: Language,
  say: (words: string) => void,
  annotate: CardTasks['annotate'],
): CardTasks {
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
      say(`${blockTitle(block, language)} added as part ${count()}.`)
    },
    duplicate: (block) => {
      if (full()) return
      changeReport((from) => duplicateBlock(from, block.id, newBlockId(block.kind)))
      say(`${blockTitle(block, language)} duplicated.`)
    },
    remove: (block) => {
      const index = indexOfBlock(reportNow(), block.id)
      changeReport((from) => removeBlock(from, block.id))
      const { blocks } = reportNow()
      keepFocus((blocks[index] ?? blocks.at(-1))?.id)
      say(`${blockTitle(block, language)} removed. Control Z brings it back.`)
    },
    move: (block, index) => {
      changeReport((from) => moveBlock(from, block.id, index))
      keepFocus(block.id)
      say(
        `${blockTitle(block, language)} is now part ${indexOfBlock(reportNow(), block.id) + 1} of ${count()}.`,
      )
    },
  }
}
