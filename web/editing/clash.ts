import type { DocumentConflict } from '#contract/documents/conflict.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { AskError } from '#web/kit/ask-error.ts'

/** Somebody saved in between. */
export interface Clash extends Pick<DocumentConflict, 'version' | 'by' | 'is_own' | 'at'> {
  /** The document that both began with; null: nobody knows any more. */
  readonly base: Document | null
  /** The saved document; null where it cannot be read here. */
  readonly theirs: Document | null
}

/** The clash in a 409 of a document, read as strictly as everything else; null for any other answer. */
export function clashOf(error: unknown): Clash | null {
  const isClash = error instanceof AskError && error.code === 'changed-meanwhile'
  const conflict = isClash ? error.problem.conflict : undefined
  if (!isConflict(conflict)) return null
  const { version, by, is_own, at } = conflict
  return { version, by, is_own, at, base: documentIn(conflict.base), theirs: documentIn(conflict.saved) }
}

/** A document as it was stored or kept; null: none, or one that this version of the product does not understand. */
export function documentIn(stored: unknown): Document | null {
  const read = readDocument(stored)
  return read.ok ? read.document : null
}

function isConflict(value: unknown): value is DocumentConflict {
  return typeof value === 'object' && value !== null && 'saved' in value && 'version' in value
}
