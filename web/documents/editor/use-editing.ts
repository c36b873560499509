import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import type { EditingSession } from '#web/editing/editing-session.ts'
import { useStore } from '#web/memory/store.ts'

/** How a change is made. */
interface ChangeWords {
  /** The block that is selected afterwards; absent: as before. */
  readonly selected?: string | null
  /** The field that is being typed into, so that typing on is one change. */
  readonly typing?: string
  /** Said aloud. */
  readonly said?: string
}

/** A document that is being edited, and what can be done to it. */
export interface Editing {
  readonly document: Document
  readonly selected: Block | null
  /** How many changes can be taken back and made again. */
  readonly levels: { readonly back: number; readonly forward: number }
  /** Another number whenever fields must forget what they hold: after undo, redo and a document from elsewhere. */
  readonly epoch: number
  /** The last thing that was said aloud. */
  readonly said: string
  readonly change: (work: (document: Document) => Document, words?: ChangeWords) => void
  readonly select: (id: string | null) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly say: (sentence: string) => void
}

/** Follows the editing of a document, and says aloud what is done to it. */
export function useEditing(session: EditingSession): Editing {
  const { history, epoch } = useStore(session.state)
  const { text } = useLanguage()
  const [said, say] = useState('')
  const change = useCallback<Editing['change']>(
    (work, words = {}) => {
      const typing = words.typing === undefined ? null : { field: words.typing, at: Date.now() }
      session.change(work, { selected: words.selected, typing })
      if (words.said !== undefined) say(words.said)
    },
    [session],
  )
  const step = useCallback(
    (where: 'back' | 'forward', sentence: string) => {
      session.step(where)
      say(sentence)
    },
    [session],
  )
  const { document, selected } = history.now
  return useMemo(
    () => ({
      ...{ document, epoch, said, change, say, select: session.select },
      undo: () => step('back', text(message('canvas.undone'))),
      redo: () => step('forward', text(message('canvas.redone'))),
      selected: document.blocks.find(({ id }) => id === selected) ?? null,
      levels: { back: history.before.length, forward: history.after.length },
    }),
    [document, selected, epoch, said, history, change, session, step, text],
  )
}
