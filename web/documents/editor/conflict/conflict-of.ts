import type { DocumentConflict } from '#contract/documents/conflict.ts'
import { AskError } from '#web/kit/ask-error.ts'

/** What a 409 of a document says beside its problem; null: that is no such answer. */
export function conflictOf(error: unknown): DocumentConflict | null {
  const isClash = error instanceof AskError && error.code === 'changed-meanwhile'
  const conflict = isClash ? error.problem.conflict : undefined
  return isConflict(conflict) ? conflict : null
}

function isConflict(value: unknown): value is DocumentConflict {
  return typeof value === 'object' && value !== null && 'saved' in value && 'version' in value
}
