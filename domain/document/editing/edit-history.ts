import type { Document } from '../document.ts'

/** How many changes can be taken back. */
export const MOST_LEVELS = 30

/** Within how many milliseconds the next letter belongs to the words before it. */
const SAME_TYPING = 1500

/** A document in an editor, and the block that is selected in it; null: none. */
export interface Edited {
  readonly document: Document
  readonly selected: string | null
}

/**
 * The version in the editor now, and those before and after: the nearest last in `before`, first in `after`.
 */
export interface EditHistory {
  readonly now: Edited
  readonly before: readonly Edited[]
  readonly after: readonly Edited[]
  /** The field that was typed into last, and when; null: the last change was no typing. */
  readonly typing: { readonly field: string; readonly at: number } | null
}

/** How a change was made. `field`: the one that is being typed into; typing on in it is one change. `at` in milliseconds. */
export interface Typing {
  readonly field: string
  readonly at: number
}

/** An editor that has just been opened. */
export function openedHistory(document: Document): EditHistory {
  return { now: { document, selected: null }, before: [], after: [], typing: null }
}

/**
 * The history with one change more. Changes that had been taken back are gone then, and of more than 30
 * changes the oldest. Words that are typed into one field without a pause are one change.
 */
export function changed(history: EditHistory, next: Edited, typing: Typing | null = null): EditHistory {
  const { now, before } = history
  if (next.document === now.document) return selecting(history, next.selected)
  if (isSameTyping(history, typing)) return { ...history, now: next, after: [], typing }
  return { now: next, before: [...before, now].slice(-MOST_LEVELS), after: [], typing }
}

function isSameTyping({ typing: last }: EditHistory, typing: Typing | null): boolean {
  if (last === null || typing === null || last.field !== typing.field) return false
  return typing.at - last.at <= SAME_TYPING
}

/** The history with another block selected; that is no change. */
export function selecting(history: EditHistory, selected: string | null): EditHistory {
  return { ...history, now: { ...history.now, selected }, typing: null }
}

/** One change back, with the selection before it; the same where there is none. */
export function undone(history: EditHistory): EditHistory {
  const last = history.before.at(-1)
  if (!last) return history
  const after = [history.now, ...history.after]
  return { now: last, before: history.before.slice(0, -1), after, typing: null }
}

/** One change forward again; the same where there is none. */
export function redone(history: EditHistory): EditHistory {
  const [next, ...after] = history.after
  if (!next) return history
  return { now: next, before: [...history.before, history.now], after, typing: null }
}

/** The history with each of its documents written otherwise where they say the same: that is no change, and nothing to take back. */
export function rewritten(history: EditHistory, by: (document: Document) => Document): EditHistory {
  const edited = (each: Edited): Edited => ({ ...each, document: by(each.document) })
  return {
    ...history,
    now: edited(history.now),
    before: history.before.map(edited),
    after: history.after.map(edited),
  }
}
