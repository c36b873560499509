import { message } from '#domain/message/message.ts'
import type { Block } from '#domain/document/blocks.ts'
import {
  addBlock,
  duplicateBlock,
  indexOfBlock,
  isFull,
  moveBlock,
  removeBlock,
  replaceBlock,
} from '#domain/document/editing/edit-blocks.ts'
import type { Language } from '#domain/message/language.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import { blockName } from '../blocks/block-names.ts'
import type { Editing } from './use-editing.ts'

/** What the buttons and keys of an editor do to its blocks, each said aloud. */
export interface BlockTasks {
  /** `place`: where it stands afterwards, from 0; absent: behind the selected one, or behind all. */
  readonly add: (block: Block, place?: number) => void
  readonly remove: (block: Block) => void
  readonly duplicate: (block: Block) => void
  /** To where it stands afterwards, from 0. */
  readonly move: (block: Block, index: number) => void
  /** `typing`: the field that is being typed into. */
  readonly replace: (block: Block, typing?: string) => void
}

/** The tasks for a document that is being edited. */
export function blockTasks({ document, selected, change, say }: Editing, language: Language): BlockTasks {
  const { text } = language
  const count = document.blocks.length
  const named = (block: Block) => blockName(block, language)
  const at = (block: Block) => indexOfBlock(document, block.id)
  const refuse = () => say(text(message('canvas.full')))
  return {
    add: (block, place) => {
      if (isFull(document)) return refuse()
      const index = Math.min(place ?? (selected ? at(selected) + 1 : count), count)
      const said = text(message('canvas.added', { name: named(block), place: index + 1, count: count + 1 }))
      change((from) => addBlock(from, block, index), { selected: block.id, said })
    },
    remove: (block) => {
      const next = document.blocks[at(block) + 1] ?? document.blocks[at(block) - 1]
      const said = text(message('canvas.removed', { name: named(block), count: count - 1 }))
      change((from) => removeBlock(from, block.id), { selected: next?.id ?? null, said })
    },
    duplicate: (block) => {
      if (isFull(document)) return refuse()
      const id = newBlockId(block.kind)
      const copied = { name: named(block), place: at(block) + 2, count: count + 1 }
      const said = text(message('canvas.duplicated', copied))
      change((from) => duplicateBlock(from, block.id, id), { selected: id, said })
    },
    move: (block, index) => {
      const to = Math.max(0, Math.min(count - 1, index))
      const place = { name: named(block), place: to + 1, count }
      if (to === at(block)) return say(text(message('canvas.already', place)))
      const said = text(message('canvas.moved', place))
      change((from) => moveBlock(from, block.id, to), { selected: block.id, said })
    },
    replace: (block, typing) =>
      change((from) => replaceBlock(from, block), {
        ...(typing !== undefined && { typing: `${block.id} ${typing}` }),
      }),
  }
}
