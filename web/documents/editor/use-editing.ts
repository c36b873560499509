import { useCallback, useMemo, useReducer, useState } from 'react'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import {
  changed,
  type EditHistory,
  openedHistory,
  redone,
  selecting,
  type Typing,
  undone,
} from '#domain/document/editing/edit-history.ts'

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

type Step =
  | {
      readonly kind: 'change'
      readonly work: (document: Document) => Document
      readonly selected: string | null | undefined
      readonly typing: Typing | null
    }
  | { readonly kind: 'select'; readonly id: string | null }
  | { readonly kind: 'undo' | 'redo' }

interface State {
  readonly history: EditHistory
  readonly epoch: number
}

/** Follows the editing of a document, which begins with `first`. */
export function useEditing(first: Document): Editing {
  const [{ history, epoch }, take] = useReducer(next, first, (document) => ({
    history: openedHistory(document),
    epoch: 0,
  }))
  const [said, say] = useState('')
  const change = useCallback<Editing['change']>((work, words = {}) => {
    const typing = words.typing === undefined ? null : { field: words.typing, at: Date.now() }
    take({ kind: 'change', work, selected: words.selected, typing })
    if (words.said !== undefined) say(words.said)
  }, [])
  const select = useCallback((id: string | null) => take({ kind: 'select', id }), [])
  const undo = useCallback(() => {
    take({ kind: 'undo' })
    say('The last change is taken back.')
  }, [])
  const redo = useCallback(() => {
    take({ kind: 'redo' })
    say('The change is made again.')
  }, [])
  const { document, selected } = history.now
  return useMemo(
    () => ({
      ...{ document, epoch, said, change, select, undo, redo, say },
      selected: document.blocks.find(({ id }) => id === selected) ?? null,
      levels: { back: history.before.length, forward: history.after.length },
    }),
    [document, selected, epoch, said, history, change, select, undo, redo],
  )
}

function next({ history, epoch }: State, step: Step): State {
  switch (step.kind) {
    case 'change': {
      const { now } = history
      const { selected = now.selected, typing } = step
      return { history: changed(history, { document: step.work(now.document), selected }, typing), epoch }
    }
    case 'select':
      return step.id === history.now.selected
        ? { history, epoch }
        : { history: selecting(history, step.id), epoch }
    case 'undo':
      return { history: undone(history), epoch: epoch + 1 }
    case 'redo':
      return { history: redone(history), epoch: epoch + 1 }
  }
}
