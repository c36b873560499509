import { message } from '#domain/message/message.ts'
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
  const { text } = language
  const titled = (block: Block) => ({ title: blockTitle(block, language) })
  const count = () => reportNow().blocks.length
  const full = () => {
    if (!isFull(reportNow())) return false
    say(text(message('report.full')))
    return true
  }
  return {
    annotate,
    add: (block) => {
      if (full()) return
      changeReport((from) => addBlock(from, block, from.blocks.length))
      say(text(message('report.added', { ...titled(block), place: count() })))
    },
    duplicate: (block) => {
      if (full()) return
      changeReport((from) => duplicateBlock(from, block.id, newBlockId(block.kind)))
      say(text(message('report.duplicated', titled(block))))
    },
    remove: (block) => {
      const index = indexOfBlock(reportNow(), block.id)
      changeReport((from) => removeBlock(from, block.id))
      const { blocks } = reportNow()
      keepFocus((blocks[index] ?? blocks.at(-1))?.id)
      say(text(message('report.removed', titled(block))))
    },
    move: (block, index) => {
      changeReport((from) => moveBlock(from, block.id, index))
      keepFocus(block.id)
      const place = indexOfBlock(reportNow(), block.id) + 1
      say(text(message('report.moved', { ...titled(block), place, count: count() })))
    },
  }
}
